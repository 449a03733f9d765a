import { schemePoll } from '@/content/polls';
import { useChosenPoll } from './chosenPoll';
import { PollTally } from './PollTally';

/** Beside the poll of the address. */
export function PollAside() {
  const id = useChosenPoll();
  return id === undefined ? null : <PollTally key={id} id={id} drawing="admin-poll" />;
}

/** Beside the empowerment scheme. */
export function SchemeAside() {
  return <PollTally id={schemePoll} drawing="scene-empowerment-scheme" />;
}
