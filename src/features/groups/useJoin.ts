import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  type JoinItem,
  type Memberships,
  membershipStatusOf,
} from '@/memberships/membershipStatus';
import { offlineError, type ProviderError } from '@/api/providerError';
import {
  type AttemptHandler,
  useOutboxAction,
  useOutboxLoader,
  useRejected,
} from '@/outbox/useOutboxAction';
import { joinWords as words } from '@/content/joinWords';
import { paths, withQuery } from '@/config/paths';
import { removeVisitorDraft } from '@/lib/draft';
import type { useDraft } from '@/ui/form/useDraft';
import { showToast } from '@/ui/toast';
import { addressAfterLogin, clearIntent, saveIntent, takeIntent } from './joinIntent';
import { type JoinFormTarget, type JoinValues, toJoinItem, parseJoinValues } from './joinRequest';

/** What a member decides about an unanswered request. */
export type JoinDecision = 'retry' | 'resend' | 'confirmArrived';

/** The error of a second request is in plain words where the provider says none, or a constraint's. */
function inPlainWords(error: ProviderError | undefined): ProviderError | undefined {
  const { status, said = false, message = '' } = error ?? {};
  const isUnsaid = said ? /\bunique\b/i.test(message) : status === 409;
  return error && isUnsaid ? { ...error, message: words.again } : error;
}

type Parts = {
  readonly who: 'restoring' | 'visitor' | 'member';
  readonly memberships: Memberships;
  readonly fill: (values: JoinValues) => void;
  /** Nothing else has been typed. */
  readonly isFree: (values: JoinValues) => boolean;
  readonly draft: Pick<ReturnType<typeof useDraft>, 'isLoaded' | 'removeSent' | 'save'>;
};

/** Joining (specification, section 4): visitors log in first, members wait for their status. */
export function useJoin(target: JoinFormTarget, { who, memberships, fill, isFree, draft }: Parts) {
  const loadOutbox = useOutboxLoader();
  const { submit, isPending: sending } = useOutboxAction(loadOutbox);
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [pendingValues, setPendingValues] = useState<JoinValues>();
  const [failure, setFailure] = useState<ProviderError>();
  const [shouldFocus, setShouldFocus] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const membership = membershipStatusOf(target, memberships);
  const { isSettled, isLost } = memberships;

  const resumeIntent = useEffectEvent(() => {
    const taken = takeIntent(target, hash);
    // Copied or reloaded, the address means the group alone.
    if (hash !== '') void navigate(target.path, { replace: true, preventScrollReset: true });
    if (taken === undefined) return;
    fill(taken.values);
    const { description, category = '', stack = '' } = taken.values;
    void removeVisitorDraft('join', target.path, { description, category, stack });
    if (taken.isFresh) setPendingValues(taken.values);
  });
  useEffect(() => {
    if (who === 'visitor') clearIntent();
    if (who === 'member') resumeIntent();
  }, [who]);

  const send = async (values: JoinValues) => {
    setFailure(undefined);
    const onAttempted: AttemptHandler = (result, isMounted) => {
      const error = inPlainWords('item' in result ? result.item.error : undefined);
      const isBack = result.outcome === 'rejected' && result.isWithdrawn;
      const isSent = result.outcome === 'sent';
      if (isBack || result.outcome === 'cancelled') {
        fill(values);
        draft.save();
      }
      if (isSent) showToast('success', words.sent(target.name));
      if (result.outcome === 'rejected' && !isBack && error !== undefined)
        showToast('error', error.message);
      if (!isMounted) return;
      setFailure(isBack ? error : undefined);
      setShouldFocus(result.outcome !== 'rejected');
      if (isSent && target.leadsOn) void navigate(paths.community);
    };
    try {
      await submit(toJoinItem(target, values), {
        since: openedAt,
        mayReturn: () => isFree(values),
        onStored: () => isFree(values) && draft.removeSent(),
        onAttempted,
      });
    } catch {
      setFailure(offlineError);
      setShouldFocus(false);
    }
  };

  const sendPending = useEffectEvent((values: JoinValues) => {
    setPendingValues(undefined);
    if (who === 'visitor') {
      saveIntent(target, values);
      void navigate(withQuery(paths.communityLogin, { next: addressAfterLogin(target) }));
    } else if (membership.kind === 'none') void send(values);
    else setShouldFocus(true);
  });
  const isKnown = who === 'visitor' || (who === 'member' && isSettled && !isLost);
  useEffect(() => {
    if (pendingValues !== undefined && isKnown) sendPending(pendingValues);
  }, [pendingValues, isKnown]);

  const withdraw = async (item: JoinItem) => {
    const outbox = await loadOutbox();
    // It may have arrived: it must not return to the form as if it had not.
    if (item.state === 'queued' && item.leftAt !== undefined) {
      await outbox.cancel(item.id);
      return;
    }
    const taken = await outbox.withdraw(item.id);
    if (taken?.kind !== 'join') return;
    fill(parseJoinValues(target, taken.payload.description));
    draft.save();
    setFailure(taken.state === 'rejected' ? inPlainWords(taken.error) : undefined);
    setShouldFocus(false);
  };

  // Restores what was rejected while the page was not mounted.
  const isReady = draft.isLoaded && !sending;
  const left = isReady && membership.kind === 'none' ? membership.rejected : undefined;
  useRejected(loadOutbox, left, (item) => {
    if (isFree(parseJoinValues(target, item.payload.description))) void withdraw(item);
  });

  const decide = async ({ id }: JoinItem, decision: JoinDecision) =>
    (await loadOutbox())[decision](id);

  return {
    membership: sending ? ({ kind: 'none' } as const) : membership,
    pending: sending || pendingValues !== undefined,
    failure,
    /** Shown after a press here: takes the focus, once. */
    shouldFocus,
    join: setPendingValues,
    decide: (item: JoinItem, decision: JoinDecision) => void decide(item, decision),
    withdraw: (item: JoinItem) => void withdraw(item),
  };
}
