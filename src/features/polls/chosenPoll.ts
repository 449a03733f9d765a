import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { Poll } from '@/api/models/poll';
import { wireId } from '@/api/wire';
import { schemePoll } from '@/content/polls';
import { selectPoll } from './poll.slice';

/** A poll as the slice `poll` keeps it, by the names of the specification. */
export const storedPoll = ({ id, question, contestant }: Poll) => ({
  id,
  entry_text: question,
  ...(contestant !== undefined && { contestant }),
});

/** The poll of the address (`?id=2`), else the one opened last, else the scheme poll. */
export function useChosenPoll(): number {
  const [query] = useSearchParams();
  const kept = useSelector(selectPoll);
  const ids = [query.get('id'), kept['id']].map((id) => wireId.safeParse(id).data);
  return ids.find((id) => id !== undefined) ?? schemePoll;
}
