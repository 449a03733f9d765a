import { ArrowRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { homeHeadings } from '@/content/home';
import { heroTiles } from '@/content/initiatives';
import { Ring } from '@/ui/Ring';
import { FeaturedScenes } from './FeaturedScenes';

/** The arcade is drawn in hundredths of its width; 82 high, 104 on a phone. */
type Wall = { readonly id: string; readonly height: number; readonly springing: readonly number[] };

const bays = [
  { x: 0, width: 28 },
  { x: 33, width: 34 },
  { x: 72, width: 28 },
] as const;

/** The springing lines of the three bays, from the wall's top. */
const walls: readonly Wall[] = [
  { id: 'arcade-openings', height: 82, springing: [32, 19, 32] },
  { id: 'arcade-openings-tall', height: 104, springing: [36, 21, 36] },
];

/** Openings reach a little under the ring stones, so that no gap shows between the two. */
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

/** The three arches as clip paths, for what stands behind the wall (design guide, sections 1 and 5). */
function ArcadeOpenings() {
  return (
    <svg className="arcade-openings" width="0" height="0" aria-hidden="true">
      {walls.map((wall) => (
        <clipPath key={wall.id} id={wall.id} clipPathUnits="objectBoundingBox">
          <path d={openings(wall)} />
        </clipPath>
      ))}
    </svg>
  );
}

/** Axis, springing lines, circles and the plumb line, on the wall round the arches. */
function ArcadeLines() {
  return (
    <svg className="lines arcade-lines" viewBox="0 0 100 82" aria-hidden="true">
      <circle cx="14" cy="32" r="19" />
      <circle cx="50" cy="19" r="23.5" />
      <circle cx="86" cy="32" r="19" />
      <path d="M-9 32H114M-2 19H140" strokeDasharray="9 5" />
      <path d="M50 -20V0" />
      <path className="pl" d="M-4.5 -20V58" />
      <path className="bob pl" d="M-5.5 58h2l-.25 2.4l-.75 2.6l-.75 -2.6z" />
    </svg>
  );
}

type Attention = {
  /** True while a pointer is over the element or the focus is within it. */
  readonly attended: boolean;
  /** Goes to the element's `ref`. */
  readonly watch: (element: HTMLElement | null) => (() => void) | undefined;
};

/** Follows whether a person is at an element, with a pointer or with the keyboard. */
function useAttention(): Attention {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  const watch = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const leaving = new AbortController();
    const listen = { signal: leaving.signal };
    // What happened before the page answered counts too.
    setPointed(element.matches(':hover'));
    setFocused(element.contains(document.activeElement));
    element.addEventListener('pointerenter', () => setPointed(true), listen);
    element.addEventListener('pointerleave', () => setPointed(false), listen);
    element.addEventListener('focusin', () => setFocused(true), listen);
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        setFocused(relatedTarget instanceof Node && element.contains(relatedTarget));
      },
      listen,
    );
    return () => leaving.abort();
  }, []);

  return { attended: pointed || focused, watch };
}

const places = ['l', 'c', 'r'] as const;

/**
 * Three fixed arches in the wall, each a link, with the featured scenes passing behind them (design
 * guide, section 1). The scenes wait while a pointer or the focus is on the arches.
 * @param paused true while the person has pressed Pause
 */
export function Arcade({ paused }: { readonly paused: boolean }) {
  const { attended, watch } = useAttention();

  return (
    <div
      ref={watch}
      className="arcade"
      role="group"
      aria-label={homeHeadings.tiles}
      data-slot="arcade"
    >
      <ArcadeLines />
      <ArcadeOpenings />
      <FeaturedScenes held={paused || attended} />
      {heroTiles.map(({ title, to }, index) => (
        <Link key={title} className={`hero-bay hero-bay--${places[index] ?? 'c'}`} to={to}>
          <span className="jamb" />
          <Ring outer={111} keystone={index === 1} />
          <span className="plate">
            <span>{title}</span>
            <ArrowRight className="icon" />
          </span>
        </Link>
      ))}
    </div>
  );
}
