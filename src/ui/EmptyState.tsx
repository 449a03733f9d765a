import type { ReactNode } from 'react';
import { Art } from './Art';
import * as layoutStyles from './layout.module.css';
import * as alertStyles from './alert.module.css';

type EmptyStateProps = {
  readonly drawing: string;
  readonly heading: string;
  readonly level?: 1 | 2 | 3;
  readonly text?: ReactNode;
  readonly failure?: boolean;
  readonly children?: ReactNode;
};

export function EmptyState(props: EmptyStateProps) {
  const { drawing, heading, level = 2, text, failure, children } = props;
  const Heading = `h${level}` as const;
  return (
    <div
      className={failure ? `${alertStyles.empty} ${alertStyles.emptyFailure}` : alertStyles.empty}
      role={failure ? 'alert' : undefined}
      data-slot="empty-state"
    >
      <Art drawing={drawing} className={alertStyles.emptyArt} width={240} height={280} />
      <Heading>{heading}</Heading>
      {text !== undefined && <p className={layoutStyles.muted}>{text}</p>}
      {children}
    </div>
  );
}
