import { profilePanelWords as words } from '@/content/profilePanelWords';
import * as cardStyles from './card.module.css';
import * as layoutStyles from './layout.module.css';

const maxCounted = 99;

type UnreadMarkProps = { readonly count: number; readonly className?: string | undefined };

export function UnreadMark({ count, className = '' }: UnreadMarkProps) {
  if (count === 0) return null;
  return (
    <span className={`${cardStyles.badge} ${cardStyles.badgeBrass} ${className}`.trim()}>
      {count > maxCounted ? `${maxCounted}+` : count} {words.new}
      <span className={layoutStyles.sr}> {count === 1 ? words.post : words.posts}</span>
    </span>
  );
}
