import { useState } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';
import type { ProviderError } from '@/api/providerError';
import { feedWords as words } from '@/content/feedWords';
import { groupPath, paths } from '@/config/paths';
import { groupOf } from '@/content/fixedIds';
import { useOnline } from '@/lib/useOnline';
import { Button, ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import * as layoutStyles from '@/ui/layout.module.css';

type FeedFailureProps = {
  readonly error: ProviderError | SerializedError;
  readonly onRetry: () => void;
  readonly pending?: boolean;
  readonly closed?: boolean;
  readonly community?: number | undefined;
  readonly level?: 2 | 3;
};

export function FeedFailure(props: FeedFailureProps) {
  const { error, onRetry, pending = false, closed = false, community, level = 3 } = props;
  const online = useOnline();
  /** Shown without a connection: it says so until the next answer. */
  const [offlineError, setOfflineError] = useState<unknown>();
  if (!online && offlineError !== error) setOfflineError(error);
  const isOffline =
    'kind' in error && error.kind === 'offline' && (!online || error === offlineError);
  const [drawing, heading, text] = closed
    ? (['no-community-yet', words.notMember, words.notMemberText] as const)
    : isOffline
      ? (['offline', words.offline, words.offlineText] as const)
      : (['error', words.failed, error.message] as const);
  const slug = groupOf(community);
  return (
    <EmptyState drawing={`state-${drawing}`} heading={heading} level={level} text={text} failure>
      <div className={layoutStyles.row}>
        {closed && (
          <ButtonLink to={slug ? groupPath(slug) : paths.communities}>
            {slug ? words.askToJoin : words.communities}
          </ButtonLink>
        )}
        <Button {...(closed && { variant: 'outline' })} pending={pending} onClick={onRetry}>
          {words.again}
        </Button>
      </div>
    </EmptyState>
  );
}
