import { useState } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';
import { useCommunitiesQuery } from '@/api/communities.api';
import type { ProviderError } from '@/api/providerError';
import { regionLinks } from '@/content/communitiesLinks';
import { feedWords as words, notMemberText } from '@/content/feedWords';
import { groupPath, paths } from '@/config/paths';
import { groupOf } from '@/config/fixedIds';
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

/** The name of a community that is closed to this member, and the page where they can ask to join. */
function useClosedCommunity(community: number | undefined) {
  const { currentData } = useCommunitiesQuery(undefined, { skip: community === undefined });
  const name = currentData?.find(({ id }) => id === community)?.name;
  const slug = groupOf(community);
  return {
    name,
    path: slug ? groupPath(slug) : regionLinks.find(({ label }) => label === name)?.to,
  };
}

export function FeedFailure(props: FeedFailureProps) {
  const { error, onRetry, pending = false, closed = false, community, level = 3 } = props;
  const online = useOnline();
  const { name, path } = useClosedCommunity(closed ? community : undefined);
  /** Shown without a connection: it says so until the next answer. */
  const [offlineError, setOfflineError] = useState<unknown>();
  if (!online && offlineError !== error) setOfflineError(error);
  const isOffline =
    'kind' in error && error.kind === 'offline' && (!online || error === offlineError);
  const [drawing, heading, text] = closed
    ? (['no-community-yet', words.notMember, notMemberText(name)] as const)
    : isOffline
      ? (['offline', words.offline, words.offlineText] as const)
      : (['error', words.failed, error.message] as const);
  return (
    <EmptyState drawing={`state-${drawing}`} heading={heading} level={level} text={text} failure>
      <div className={layoutStyles.row}>
        {closed && (
          <ButtonLink to={path ?? paths.communities}>
            {path === undefined ? words.communities : words.askToJoin}
          </ButtonLink>
        )}
        <Button {...(closed && { variant: 'outline' })} pending={pending} onClick={onRetry}>
          {words.again}
        </Button>
      </div>
    </EmptyState>
  );
}
