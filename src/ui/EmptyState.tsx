import type { ReactNode } from 'react';
import { Art } from './Art';
import './emptyState.css';

type EmptyStateProps = {
  readonly drawing: string;
  readonly heading: string;
  readonly level?: 1 | 2 | 3;
  readonly text?: ReactNode;
  readonly failure?: boolean;
  readonly children?: ReactNode;
};

/** An empty or failed state: a picture, a sentence and an action. */
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
