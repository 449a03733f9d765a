import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Poll } from '@/api/models/poll';
import { portalApi } from '@/api/portalApi';
import type { ProviderError } from '@/api/providerError';
import { pollWords as words } from '@/content/pollWords';
import { userKey } from '@/lib/userKey';
import { useOutbox, useOutboxItems } from '@/outbox/hooks';
import type { OutboxItem } from '@/outbox/item';
import { useOutboxAction, useRejected } from '@/outbox/useOutboxAction';
import { showToast } from '@/ui/toast';
import { isCastVote, isVoteIn } from './pollResults';

const refetchPoll = (id: number) => portalApi.util.invalidateTags([{ type: 'Poll', id }]);

/** After a 409 why the vote was not counted; else the error's message. */
function reasonOf({ status, message, said }: ProviderError): string {
  if (status !== 409) return message;
  return said ? `${message} ${words.readAgain}` : words.overtaken;
}

/** Casts one vote per poll; withdraws a rejected one (specification, section 8). */
export function useCastVote(poll: Poll) {
  const dispatch = useDispatch();
  const outbox = useOutbox();
  const items = useOutboxItems();
  const { submit, isPending } = useOutboxAction(outbox);
  const [refusal, setRefusal] = useState<string>();

  const showRefusal = (error: ProviderError | undefined) => {
    if (error !== undefined) setRefusal(reasonOf(error));
    dispatch(refetchPoll(poll.id));
  };

  // Withdraws what was rejected while the poll was not mounted.
  const rejected = items.filter(isVoteIn(poll.id)).find(({ state }) => state === 'rejected');
  const withdraw = async ({ id }: OutboxItem) => {
    const taken = await outbox.withdraw(id);
    if (taken !== undefined) showRefusal(taken.error);
  };
  useRejected(outbox, isPending ? undefined : rejected, (item) => void withdraw(item));

  /** `target` is the id in the call, `answer` the choice in words. */
  const cast = async (target: number, answer: string) => {
    setRefusal(undefined);
    const member = userKey();
    const isVoted = () => outbox.items().filter(isVoteIn(poll.id)).some(isCastVote);
    await outbox.whenLoaded();
    if (isVoted()) return;
    const result = await submit(
      {
        kind: 'vote',
        target: { poll: poll.id, answer: target },
        payload: { question: poll.question, answer },
      },
      {
        // A vote from another tab is this one, however old it is.
        since: 0,
        onQueued: (reason) => showToast('info', words[reason]),
      },
    );
    // The outbox removes a second vote in the same poll.
    if (result?.outcome === 'cancelled' && isVoted() && userKey() === member)
      showToast('info', words.second);
    else if (result?.outcome === 'sent') showToast('success', words.sent);
    else if (result?.outcome === 'rejected' || result?.outcome === 'unknown') {
      const { error } = result.item;
      if (error !== undefined) showToast('error', error.message);
      if (result.outcome === 'rejected' && result.isWithdrawn) showRefusal(error);
      else dispatch(refetchPoll(poll.id));
    }
  };

  return { cast, refusal, clearRefusal: () => setRefusal(undefined) };
}
