import {
  buildingCards,
  communityPromo,
  heroScenes,
  initiativeGroups,
  initiativePrograms,
} from '@/content/home';
import { projectsPanel, type SectorFamily } from '@/content/projectsPanel';

type Drawn = { readonly drawing: string };

const drawingsOf = (cards: readonly Drawn[]) => cards.map(({ drawing }) => drawing);
const sectorsOf = (family: SectorFamily) =>
  projectsPanel.filter(({ key }) => key === family).flatMap(({ tiles }) => drawingsOf(tiles));

/** Drawings of one screen share a file: `/art/sprites/<sprite>.svg#<name>`. */
export const sprites: Readonly<Record<string, readonly string[]>> = {
  section: sectorsOf('section'),
  services: sectorsOf('services'),
  'company-type': sectorsOf('companyType'),
  // The landing page's first tab and its cards, in one request.
  landing: [...sectorsOf('section'), ...drawingsOf([...initiativeGroups, ...initiativePrograms])],
  // Later scenes behind the landing page's arches.
  featured: heroScenes.slice(1),
  niches: communityPromo.drawings,
  building: drawingsOf(buildingCards),
};
