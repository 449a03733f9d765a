import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Poll } from '@/api/models/poll';
import type { Act } from '@/api/outbox/act';
import { useActs, useOutbox } from '@/api/outbox/hooks';
import { portalApi } from '@/api/portalApi';
import type { ProviderError } from '@/api/providerError';
import { pollWords as words } from '@/content/pollWords';
import { userKey } from '@/lib/userKey';
import { showToast } from '@/ui/toast';
import { isVoteIn } from './ownVotes';

const readAgain = () => portalApi.util.invalidateTags(['Poll']);

const stands = ({ state }: Act) => state !== 'refused';

/** What a person reads of a refusal: the provider's words, or that others were faster. */
const reasonOf = ({ status, message }: ProviderError) =>
  status === 409 ? words.overtaken : message;

/**
 * Casts the member's vote through the outbox, once a poll. A refused one is taken out again, so that
 * its mark goes (specification, section 8).
 * The poll is then read again, as after one that no answer came to.
 */
export function useCastVote(poll: Poll) {
  const dispatch = useDispatch();
  const outbox = useOutbox();
  const acts = useActs();
  const [refusal, setRefusal] = useState<string>();
  const casting = useRef(false);
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const takeBack = useCallback(
    async (id: string) => {
      const taken = await outbox.take(id);
      if (taken?.error === undefined) return;
      setRefusal(reasonOf(taken.error));
      dispatch(readAgain());
    },
    [outbox, dispatch],
  );

  // What was refused while nobody stood here is taken back when somebody does.
  const left = acts.filter(isVoteIn(poll.id)).find(({ state }) => state === 'refused')?.id;
  useEffect(() => {
    if (left !== undefined && !casting.current) void takeBack(left);
  }, [left, takeBack]);

  const follow = async (id: string, member: string) => {
    let act = await outbox.rested(id);
    if (act?.state === 'waiting') {
      showToast('info', navigator.onLine ? words.waitsForLogin : words.waits);
      act = await outbox.finished(id);
    }
    if (act === undefined) {
      const other = outbox.acts().filter(isVoteIn(poll.id)).some(stands);
      if (other && userKey() === member) showToast('info', words.second);
    } else if (act.state === 'sent') showToast('success', words.sent);
    else {
      if (act.error !== undefined) showToast('error', act.error.message);
      // Where nobody reads the reason it stays in the outbox, with its vote.
      if (act.state === 'refused' && here.current) await takeBack(id);
      else dispatch(readAgain());
    }
  };

  /** @param target what the call names @param answer the choice in words */
  const cast = async (target: number, answer: string) => {
    if (casting.current) return;
    casting.current = true;
    setRefusal(undefined);
    try {
      await outbox.opened();
      if (outbox.acts().filter(isVoteIn(poll.id)).some(stands)) return;
      const { id, member } = outbox.enqueue({
        kind: 'vote',
        target: { poll: poll.id, answer: target },
        payload: { question: poll.question, answer },
      });
      await follow(id, member);
    } finally {
      casting.current = false;
    }
  };

  return { cast, refusal };
}
