import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type Community, readCommunity } from '@/api/models/community';
import { wireId } from '@/api/wire';
import { selectChosenCommunity } from '@/memberships/communities.slice';

/** The address's community (`?community=4`), else the chosen or first one. */
export function useChosenCommunity(otherwise: 'first' | 'last', mine: readonly Community[] = []) {
  const [query] = useSearchParams();
  const last = readCommunity(useSelector(selectChosenCommunity));
  const requestedId = wireId.safeParse(query.get('community')).data;
  if (requestedId === undefined) return otherwise === 'first' ? mine[0] : last;
  return (
    [...mine, last].find((one) => one?.id === requestedId) ?? { id: requestedId, name: undefined }
  );
}
