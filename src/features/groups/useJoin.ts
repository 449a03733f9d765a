import { useCallback, useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { type JoinAct, type Memberships, standingOf } from '@/api/memberships/standing';
import type { ProviderError } from '@/api/providerError';
import { joinWords as words } from '@/content/joinWords';
import { paths, withQuery } from '@/lib/paths';
import { showToast } from '@/ui/toast';
import { dropIntent, keepIntent, takeIntent } from './intent';
import type { JoinAsk } from './joinAsk';
import { type JoinValues, typedFor } from './joinRequest';
import { type JoinStore, retryJoin, sendJoin, takeJoin } from './sendJoin';

const useJoinStore = useStore.withTypes<JoinStore>();

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
export function useJoin(ask: JoinAsk, { who, memberships, fill, isEmpty, onGone }: Parts) {
  const store = useJoinStore();
  const navigate = useNavigate();
  const [wish, setWish] = useState<JoinValues>();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<ProviderError>();
  const [moved, setMoved] = useState(false);
  const here = useRef(false);
  const standing = standingOf(ask, memberships);
  const { answered } = memberships;

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  useEffect(() => {
    if (who === 'visitor') dropIntent();
    if (who !== 'member') return;
    const wanted = takeIntent(ask);
    if (wanted === undefined) return;
    fill(wanted);
    setWish(wanted);
  }, [who, ask, fill]);

  const send = useCallback(
    async (values: JoinValues) => {
      setSending(true);
      setFailure(undefined);
      const { act, error, refused } = await sendJoin(store, ask, values, () => here.current);
      if (!refused && act !== undefined) onGone();
      const sent = act?.state === 'sent' && error === undefined;
      if (sent) showToast('success', words.sent(ask.name));
      if (act?.state === 'refused' && !refused && error !== undefined) {
        showToast('error', error.message);
      }
      if (!here.current) return;
      setFailure(refused || act?.state === 'sent' ? error : undefined);
      setMoved(!refused);
      setSending(false);
      if (sent && ask.leadsOn) await navigate(paths.community);
    },
    [store, ask, onGone, navigate],
  );

  const free = standing.kind === 'ask';
  useEffect(() => {
    if (wish === undefined || who === 'restoring' || (who === 'member' && !answered)) return;
    setWish(undefined);
    if (who === 'visitor') {
      keepIntent(ask, wish);
      void navigate(withQuery(paths.communityLogin, { next: ask.path }));
    } else if (free) void send(wish);
    else setMoved(true);
  }, [wish, who, answered, free, ask, send, navigate]);

  const takeBack = useCallback(
    async (act: JoinAct) => {
      const taken = await takeJoin(store, act);
      if (taken?.kind !== 'join' || !here.current) return;
      fill(typedFor(ask, taken.payload.description));
      setFailure(taken.state === 'refused' ? taken.error : undefined);
    },
    [store, ask, fill],
  );

  // What was refused while nobody stood here comes back when there is room for it.
  const left = standing.kind === 'ask' && !sending ? standing.refused : undefined;
  useEffect(() => {
    if (left !== undefined && isEmpty()) void takeBack(left);
  }, [left, isEmpty, takeBack]);

  return {
    /** While the own request is being sent the form stays as it is. */
    standing: sending ? ({ kind: 'ask' } as const) : standing,
    pending: sending || wish !== undefined,
    failure,
    /** The state came about by a press on this page: it takes the focus. */
    moved,
    join: setWish,
    retry: (act: JoinAct) => void retryJoin(store, act),
    takeBack: (act: JoinAct) => void takeBack(act),
  };
}
