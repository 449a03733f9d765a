import {
  Building2,
  Coins,
  DraftingCompass,
  Ellipsis,
  Flame,
  GraduationCap,
  Hammer,
  type LucideIcon,
  Map,
  Presentation,
  TrendingUp,
} from 'lucide-react';
import type { ChoiceIcon } from '@/content/quoteSteps';

/** The signs in the doors of the choice cards. */
export const choiceIcons: Readonly<Record<ChoiceIcon, LucideIcon>> = {
  hammer: Hammer,
  'graduation-cap': GraduationCap,
  flame: Flame,
  'drafting-compass': DraftingCompass,
  ellipsis: Ellipsis,
  'building-2': Building2,
  map: Map,
  coins: Coins,
  presentation: Presentation,
  'trending-up': TrendingUp,
};
