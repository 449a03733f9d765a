import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type Community, readCommunity } from '@/api/models/community';
import { wireId } from '@/api/wire';
import { selectCommunities } from './communities.slice';

type Chosen = {
  readonly id: number;
  /** Undefined where only the address names it. */
  readonly name?: string;
};

/**
 * The community a screen is about (specification, section 2): the address's (`?community=4`), else
 * the member's first or the one whose comments were opened last; undefined where there is none.
 * @param otherwise which of them
 * @param mine the member's communities, as far as they are known
 */
export function useChosenCommunity(
  otherwise: 'first' | 'last',
  mine: readonly Community[] = [],
): Chosen | undefined {
  const [query] = useSearchParams();
  const last = readCommunity(useSelector(selectCommunities));
  const asked = wireId.safeParse(query.get('community')).data;
  if (asked === undefined) return otherwise === 'first' ? mine[0] : last;
  return [...mine, last].find((one) => one?.id === asked) ?? { id: asked };
}
