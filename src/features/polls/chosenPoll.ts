import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { Poll } from '@/api/models/poll';
import { wireId } from '@/api/wire';
import { selectPoll } from './poll.slice';

/** A poll as the slice `poll` keeps it, by the names of the specification. */
export const keptPoll = ({ id, question, contestant }: Poll) => ({
  id,
  entry_text: question,
  ...(contestant !== undefined && { contestant }),
});

/** The poll of the address (`?id=2`), else the one opened last; undefined where there is neither. */
export function useChosenPoll(): number | undefined {
  const [query] = useSearchParams();
  const kept = useSelector(selectPoll);
  return wireId.safeParse(query.get('id')).data ?? wireId.safeParse(kept['id']).data;
}
