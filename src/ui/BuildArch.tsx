import { useId } from 'react';
import * as linkStyles from './link.module.css';
import * as styles from './banner.module.css';

const centre = { x: 200, y: 210 } as const;

function point(radius: number, degrees: number): string {
  const radians = (degrees * Math.PI) / 180;
  const x = centre.x - radius * Math.cos(radians);
  const y = centre.y - radius * Math.sin(radians);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Stones of 180/7 degrees, from the left; the fourth is the keystone. */
const stones = Array.from({ length: 7 }, (_, index) => {
  const from = (index * 180) / 7;
  const to = ((index + 1) * 180) / 7;
  const outer = index === 3 ? 174 : 160;
  return {
    path: `M${point(112, from)}L${point(outer, from)}A160 160 0 0 1 ${point(outer, to)}L${point(112, to)}A112 112 0 0 0 ${point(112, from)}Z`,
    step: 4 - Math.abs(3 - index),
    key: index === 3,
  };
});

const fan = [30, 60, 90, 120, 150].map((angle) => `M200 210L${point(112, angle)}`).join('');
const piers = [40, 312].flatMap((x) => [210, 260, 310].map((y) => ({ x, y })));

type BuildArchProps = { readonly step: number; readonly drawing?: string | undefined };

export function BuildArch({ step, drawing }: BuildArchProps) {
  const opening = useId();
  return (
    <svg
      className={styles.buildarch}
      viewBox="0 0 400 380"
      aria-hidden="true"
      data-slot="build-arch"
    >
      <g className={styles.con}>
        <path d="M78.3 358.5A192 192 0 1 1 321.7 358.5" />
        <path d="M0 210H400M200 4V360" strokeDasharray="7 5" />
        <path d={`${fan}M88 210a112 112 0 0 1 224 0`} />
        <path d="M192 210h16M200 202v16" />
      </g>
      {drawing === undefined ? (
        <path d="M88 210H312M88 222H312" className={styles.cent} />
      ) : (
        <>
          <clipPath id={opening}>
            <path d="M88 360V210a112 112 0 0 1 224 0V360Z" />
          </clipPath>
          <image
            href={`/art/${drawing}.svg`}
            x="88"
            y="98"
            width="224"
            height="262"
            preserveAspectRatio="xMidYMax slice"
            clipPath={`url(#${opening})`}
          />
        </>
      )}
      {piers.map(({ x, y }) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width="48"
          height="50"
          className={`${styles.v} ${styles.on}`}
        />
      ))}
      {stones.map((stone) => (
        <path
          key={stone.path}
          d={stone.path}
          className={[styles.v, stone.key && linkStyles.key, stone.step <= step && styles.on]
            .filter(Boolean)
            .join(' ')}
        />
      ))}
      <path d="M0 360H400" className={styles.gl} />
    </svg>
  );
}
