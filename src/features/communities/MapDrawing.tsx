import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { LinkStatus } from '@/memberships/membershipStatus';
import map from '@/content/canadaRegions.json';
import { communitiesWords as words } from '@/content/communitiesWords';
import * as styles from './map.module.css';

type MapRegion = (typeof map.regions)[number];

export type MapProps = {
  /** The member's status by the region's address. */
  readonly statuses?: ReadonlyMap<string, LinkStatus> | undefined;
  readonly here?: string;
  /** The region that is hovered, here or in the list. */
  readonly highlighted?: string | undefined;
  readonly onHighlight?: (path: string | undefined) => void;
};

function Graticule() {
  const { pole, parallels, meridians } = map.graticule;
  const [x, y] = pole;
  return (
    <g className={styles.mapGraticule} clipPath="url(#map-frame)">
      {parallels.map((radius) => (
        <circle key={radius} cx={x} cy={y} r={radius} />
      ))}
      {meridians.map(([from = [], to = []]) => (
        <path key={from.join()} d={`M${from.join(' ')}L${to.join(' ')}`} />
      ))}
    </g>
  );
}

/** The region's two letters, outside with a line if it is small. */
function Label({ region: { code, label, callout } }: { readonly region: MapRegion }) {
  if (callout === null) {
    const [x, y] = label ?? [];
    return (
      <text x={x} y={y}>
        {code}
      </text>
    );
  }
  const [x = 0, y = 0] = callout.at;
  return (
    <>
      <path className={styles.mapLeader} d={callout.line} />
      <rect className={styles.mapTarget} x={x - 12} y={y - 42} width={70} height={72} />
      <text x={x} y={y}>
        {code}
      </text>
    </>
  );
}

/** Each region is a link; one without a community is hatched. */
export function MapDrawing({ statuses, here, highlighted: listed, onHighlight }: MapProps) {
  const [x, y, width, height] = map.viewBox.split(' ');
  const [touched, setTouched] = useState<string>();
  const highlighted = listed ?? touched;
  const highlight = (path: string | undefined) => {
    setTouched(path);
    onHighlight?.(path);
  };
  const regionLink = (region: MapRegion, to: string) => {
    const { code, name, callout, d } = region;
    const status = statuses?.get(to);
    const classes = [
      callout !== null && styles.isCallout,
      (status === 'member' || here === to) && styles.isOwn,
    ];
    // The visible letters must be part of the accessible name (speech input).
    const label = `${name}, ${code}${status === undefined ? '' : `, ${words[status].toLowerCase()}`}`;
    return (
      <Link
        key={code}
        to={to}
        className={classes.filter(Boolean).join(' ')}
        data-highlighted={highlighted === to || undefined}
        aria-label={label}
        aria-current={here === to ? 'page' : undefined}
        onMouseEnter={() => highlight(to)}
        onMouseLeave={() => highlight(undefined)}
        onFocus={() => highlight(to)}
        onBlur={() => highlight(undefined)}
      >
        <path d={d} />
        <Label region={region} />
      </Link>
    );
  };
  const outlined = map.regions.find(({ route }) => route !== null && route === highlighted);
  return (
    <svg viewBox={map.viewBox} role="group" aria-label={words.map}>
      <defs>
        <pattern
          id="map-hatch"
          width="11"
          height="11"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="11" height="11" fill="var(--kb-sunken)" />
          <path d="M0 0V11" stroke="var(--kb-line-strong)" strokeWidth="4" />
        </pattern>
        <clipPath id="map-frame">
          <rect x={x} y={y} width={width} height={height} />
        </clipPath>
      </defs>
      <Graticule />
      {map.regions.map((region) =>
        region.route === null ? (
          <path key={region.code} className={styles.mapOff} d={region.d}>
            <title>{words.noCommunityYet(region.name)}</title>
          </path>
        ) : (
          regionLink(region, region.route)
        ),
      )}
      {outlined && (
        <g aria-hidden="true">
          <path className={styles.mapOutline} data-slot="map-outline" d={outlined.d} />
          <text className={styles.mapName} x={x} y={40}>
            {outlined.name}
          </text>
        </g>
      )}
    </svg>
  );
}
