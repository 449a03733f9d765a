import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type JoinItem,
  type Memberships,
  membershipStatusOf,
} from '@/memberships/membershipStatus';
import { offlineError, type ProviderError } from '@/api/providerError';
import { type AttemptHandler, useOutboxAction, useOutboxLoader } from '@/outbox/useOutboxAction';
import { joinWords as words } from '@/content/joinWords';
import { paths, withQuery } from '@/config/paths';
import { showToast } from '@/ui/toast';
import { clearIntent, saveIntent, takeIntent } from './intent';
import { type JoinFormTarget, type JoinValues, toJoinItem, typedFor } from './joinRequest';

/** What a member decides about a request that got no answer. */
export type JoinDecision = 'retry' | 'resend' | 'confirmArrived';

type Parts = {
  readonly who: 'restoring' | 'visitor' | 'member';
  readonly memberships: Memberships;
  /** Puts words into the form, over what stands there. */
  readonly fill: (values: JoinValues) => void;
  /** True while nothing has been written. */
  readonly isEmpty: () => boolean;
  /** What was typed has gone on its way. */
  readonly onGone: () => void;
};

/**
 * Asking to join (specification, section 4, 'Join request'). Join makes a wish: a visitor's goes with
 * them to the login and comes back, a member's is sent once it is known where they stand.
 */
export function useJoin(ask: JoinFormTarget, { who, memberships, fill, isEmpty, onGone }: Parts) {
  const loadOutbox = useOutboxLoader();
  const { submit, isPending: sending } = useOutboxAction(loadOutbox);
  const navigate = useNavigate();
  const [wish, setWish] = useState<JoinValues>();
  const [failure, setFailure] = useState<ProviderError>();
  const [moved, setMoved] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const here = useRef(false);
  const membership = membershipStatusOf(ask, memberships);
  const { answered } = memberships;

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  useEffect(() => {
    if (who === 'visitor') clearIntent();
    if (who !== 'member') return;
    const wanted = takeIntent(ask);
    if (wanted === undefined) return;
    fill(wanted);
    setWish(wanted);
  }, [who, ask, fill]);

  const send = useCallback(
    async (values: JoinValues) => {
      setFailure(undefined);
      const onAttempted: AttemptHandler = (result, isMounted) => {
        const error = 'item' in result ? result.item.error : undefined;
        const isBack = result.outcome === 'rejected' && result.isWithdrawn;
        const isSent = result.outcome === 'sent' && error === undefined;
        if (!isBack && result.outcome !== 'cancelled' && result.outcome !== 'gone') onGone();
        if (isSent) showToast('success', words.sent(ask.name));
        if (result.outcome === 'rejected' && !isBack && error !== undefined)
          showToast('error', error.message);
        if (!isMounted) return;
        setFailure(isBack || result.outcome === 'sent' ? error : undefined);
        setMoved(!isBack);
        if (isSent && ask.leadsOn) void navigate(paths.community);
      };
      try {
        await submit(toJoinItem(ask, values), { since: openedAt, onAttempted });
      } catch {
        // Neither the outbox nor anything of the request has left.
        setFailure(offlineError);
        setMoved(false);
      }
    },
    [submit, ask, openedAt, onGone, navigate],
  );

  const free = membership.kind === 'ask';
  useEffect(() => {
    if (wish === undefined || who === 'restoring' || (who === 'member' && !answered)) return;
    setWish(undefined);
    if (who === 'visitor') {
      saveIntent(ask, wish);
      void navigate(withQuery(paths.communityLogin, { next: ask.path }));
    } else if (free) void send(wish);
    else setMoved(true);
  }, [wish, who, answered, free, ask, send, navigate]);

  const takeBack = useCallback(
    async (act: JoinItem) => {
      const taken = await (await loadOutbox()).withdraw(act.id);
      if (taken?.kind !== 'join' || !here.current) return;
      fill(typedFor(ask, taken.payload.description));
      setFailure(taken.state === 'rejected' ? taken.error : undefined);
    },
    [loadOutbox, ask, fill],
  );

  // What was refused while nobody stood here comes back when there is room for it.
  const left = membership.kind === 'ask' && !sending ? membership.refused : undefined;
  useEffect(() => {
    if (left !== undefined && isEmpty()) void takeBack(left);
  }, [left, isEmpty, takeBack]);

  const decide = async ({ id }: JoinItem, decision: JoinDecision) =>
    (await loadOutbox())[decision](id);

  return {
    /** While the own request is being sent the form stays as it is. */
    membership: sending ? ({ kind: 'ask' } as const) : membership,
    pending: sending || wish !== undefined,
    failure,
    /** The state came about by a press on this page: it takes the focus. */
    moved,
    join: setWish,
    decide: (item: JoinItem, decision: JoinDecision) => void decide(item, decision),
    takeBack: (act: JoinItem) => void takeBack(act),
  };
}
