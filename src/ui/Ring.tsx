import * as linkStyles from './link.module.css';
const joints = [20, 40, 60, 80, 100, 120, 140, 160] as const;

function jointPath(angle: number, inner: number, outer: number): string {
  const radians = (angle * Math.PI) / 180;
  const [x, y] = [Math.cos(radians), -Math.sin(radians)];
  const at = (radius: number) => `${(x * radius).toFixed(2)} ${(y * radius).toFixed(2)}`;
  return `M${at(inner)}L${at(outer)}`;
}

type RingProps = {
  /** Outer radius; the opening's is 100. */
  readonly outer: number;
  /** A brass stone at the top, once per page. */
  readonly keystone?: boolean;
  /** How far the keystone stands above the ring. */
  readonly rise?: number;
};

/** Joints of an arch's stones, over a ring drawn in CSS. */
export function Ring({ outer, keystone = false, rise = 9 }: RingProps) {
  const angles = keystone ? joints.filter((angle) => Math.abs(angle - 90) > 15) : joints;
  const path = angles.map((angle) => jointPath(angle, 100, outer)).join('');
  const top = outer + rise;
  return (
    <svg
      className={linkStyles.ring}
      viewBox={`${-outer} ${-(top + 2)} ${2 * outer} ${top + 2}`}
      aria-hidden="true"
    >
      <path
        d={`${path}M${-outer} 0H-100M100 0H${outer}`}
        fill="none"
        stroke="var(--kb-line-strong)"
        vectorEffect="non-scaling-stroke"
      />
      {keystone && (
        <path
          d={`M-13 ${-top}H13L8.7 -99H-8.7Z`}
          fill="var(--kb-accent)"
          stroke="var(--kb-construction)"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  );
}
