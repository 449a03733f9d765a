import { ArrowLeft } from 'lucide-react';
import { commentPageWords as words } from '@/content/feedWords';
import { ButtonLink } from '@/ui/Button';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './comments.module.css';
import { EmptyState } from '@/ui/EmptyState';

export function BackToFeed({ to }: { readonly to: string }) {
  return (
    <ButtonLink variant="quiet" small className={styles.backToFeed} to={to}>
      <ArrowLeft className={layoutStyles.icon} />
      {words.toFeed}
    </ButtonLink>
  );
}

export function NoPost({ toFeed }: { readonly toFeed: string }) {
  return (
    <EmptyState drawing="state-empty-comments" heading={words.none} text={words.noneText}>
      <ButtonLink to={toFeed}>{words.toFeed}</ButtonLink>
    </EmptyState>
  );
}
