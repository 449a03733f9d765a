import { Component, type ComponentType, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';

type ErrorBoundaryProps = {
  /** The address that shows: another one is tried anew. */
  readonly location: Location;
  /** Stands in the children's place after an error. */
  readonly Fallback: ComponentType<{ readonly error: unknown }>;
  readonly children: ReactNode;
};

type ErrorBoundaryState = {
  readonly location: Location;
  readonly caught: { readonly error: unknown } | undefined;
};

/** Holds an error of a page where it happened, until another address shows. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { location: this.props.location, caught: undefined };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    { location }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return location === state.location ? null : { location, caught: undefined };
  }

  override render() {
    const { children, Fallback } = this.props;
    const { caught } = this.state;
    return caught === undefined ? children : <Fallback error={caught.error} />;
  }
}
