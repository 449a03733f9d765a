import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { Poll } from '@/api/models/poll';
import { wireId } from '@/api/wire';
import { schemePoll } from '@/config/fixedIds';
import { pollSlice } from './poll.slice';

/** As the slice `poll` stores it (specification). */
export const toStoredPoll = ({ id, question, contestant }: Poll) => ({
  id,
  entry_text: question,
  ...(contestant !== undefined && { contestant }),
});

/** The address's poll (`?id=2`), else the last one, else the scheme's. */
export function useChosenPoll(): number {
  const [query] = useSearchParams();
  const stored = useSelector(pollSlice.selectors.select);
  const ids = [query.get('id'), stored['id']].map((id) => wireId.safeParse(id).data);
  return ids.find((id) => id !== undefined) ?? schemePoll;
}
