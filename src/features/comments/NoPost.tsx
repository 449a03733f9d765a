import { commentPageWords as words } from '@/content/commentPageWords';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

export function NoPost({ toFeed }: { readonly toFeed: string }) {
  return (
    <EmptyState drawing="state-empty-comments" heading={words.none} text={words.noneText}>
      <ButtonLink to={toFeed}>{words.toFeed}</ButtonLink>
    </EmptyState>
  );
}
