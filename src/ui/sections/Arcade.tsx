import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { homeHeadings, heroTiles } from '@/content/home';
import { Ring } from '@/ui/Ring';
import { FeaturedScenes } from './FeaturedScenes';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './arcade.module.css';

/** In hundredths of the width; 82 high, 104 on phones. */
type Wall = { readonly id: string; readonly height: number; readonly springing: readonly number[] };

const bays = [
  { x: 0, width: 28 },
  { x: 33, width: 34 },
  { x: 72, width: 28 },
] as const;

/** Spring lines of the bays, from the top. */
const walls: readonly Wall[] = [
  { id: 'arcade-openings', height: 82, springing: [32, 19, 32] },
  { id: 'arcade-openings-tall', height: 104, springing: [36, 21, 36] },
];

/** Openings overlap the ring stones, so that no gap shows. */
const lap = 0.3;

function openings({ height, springing }: Wall): string {
  const across = (length: number) => (length / 100).toFixed(4);
  const down = (length: number) => (length / height).toFixed(4);
  return bays
    .map(({ x, width }, index) => {
      const radius = width / 2 + lap;
      const arc = `a${across(radius)} ${down(radius)} 0 0 1 ${across(2 * radius)} 0`;
      return `M${across(x - lap)} 1V${down(springing[index] ?? 0)}${arc}V1z`;
    })
    .join('');
}

/** Clip paths of the arches (design guide, sections 1 and 5). */
function ArcadeOpenings() {
  return (
    <svg className={styles.arcadeOpenings} width="0" height="0" aria-hidden="true">
      {walls.map((wall) => (
        <clipPath key={wall.id} id={wall.id} clipPathUnits="objectBoundingBox">
          <path d={openings(wall)} />
        </clipPath>
      ))}
    </svg>
  );
}

function ArcadeLines() {
  return (
    <svg
      className={`${layoutStyles.lines} ${styles.arcadeLines}`}
      viewBox="0 0 100 82"
      aria-hidden="true"
    >
      <circle cx="14" cy="32" r="19" />
      <circle cx="50" cy="19" r="23.5" />
      <circle cx="86" cy="32" r="19" />
      <path d="M-9 32H114M-2 19H140" strokeDasharray="9 5" />
      <path className={styles.pl} d="M50 -20V0" />
      <path className={styles.pl} d="M-4.5 -20V58" />
      <path
        className={`${layoutStyles.bob} ${styles.pl}`}
        d="M-5.5 58h2l-.25 2.4l-.75 2.6l-.75 -2.6z"
      />
    </svg>
  );
}

const bayLooks = [styles.heroBayL, styles.heroBayC, styles.heroBayR] as const;

/** Arches as links over passing scenes, which stop on hover or focus (design guide, section 1). */
export function Arcade({ paused }: { readonly paused: boolean }) {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A pointer or the focus may have been there before hydration.
    setIsPointed(container.current?.matches(':hover') === true);
    setIsFocused(container.current?.contains(document.activeElement) === true);
  }, []);

  return (
    // It only watches: its links are the controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={container}
      className={styles.arcade}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setIsFocused(currentTarget.contains(relatedTarget))
      }
      role="group"
      aria-label={homeHeadings.tiles}
      data-slot="arcade"
    >
      <ArcadeLines />
      <ArcadeOpenings />
      <FeaturedScenes isPaused={paused || isPointed || isFocused} />
      {heroTiles.map(({ title, to }, index) => (
        <Link key={title} className={`${styles.heroBay} ${bayLooks[index] ?? ''}`} to={to}>
          <span className={styles.jamb} />
          <Ring outer={111} keystone={index === 1} />
          <span className={styles.plate}>
            <span>{title}</span>
            <ArrowRight />
          </span>
        </Link>
      ))}
    </div>
  );
}
