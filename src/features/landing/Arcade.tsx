import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { homeHeadings } from '@/content/home';
import { heroTiles } from '@/content/initiatives';
import { Ring } from '@/ui/Ring';
import { ArcadeLines, ArcadeOpenings } from './ArcadeDrawing';
import { FeaturedScenes } from './FeaturedScenes';
import { useAttention } from './useAttention';

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
