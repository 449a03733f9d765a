import { OutboxLine } from '@/features/outbox/OutboxLine';
import { useRememberedPolls } from '@/features/polls/useRememberedPolls';

/** What is not sent yet, in one line; a poll is remembered whenever it is sent. */
export function OutboxStatus() {
  useRememberedPolls();
  return <OutboxLine />;
}
