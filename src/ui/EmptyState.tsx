import type { ReactNode } from 'react';
import { Art } from './Art';
import './emptyState.css';

type EmptyStateProps = {
  /** One of the `state-*` drawings. */
  readonly drawing: string;
  readonly heading: string;
  /** Heading level on this page. */
  readonly level?: 1 | 2 | 3;
  readonly text?: ReactNode;
  /** True where something went wrong: the arch then stands on clay. */
  readonly failure?: boolean;
  /** The act that helps on. */
  readonly children?: ReactNode;
};

/** Nothing here, nothing found, or something went wrong: a picture, a sentence and a way on. */
export function EmptyState({
  drawing,
  heading,
  level = 2,
  text,
  failure = false,
  children,
}: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={failure ? 'empty empty--failure' : 'empty'} data-slot="empty-state">
      <Art drawing={drawing} className="empty-art" width={240} height={280} />
      <Heading>{heading}</Heading>
      {text !== undefined && <p className="muted">{text}</p>}
      {children}
    </div>
  );
}
