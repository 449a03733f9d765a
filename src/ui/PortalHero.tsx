import type { ReactNode } from 'react';
import { ArchWindow } from './ArchWindow';
import { Ring } from './Ring';
import * as layoutStyles from './layout.module.css';
import * as portalStyles from './portal.module.css';
import { HeroSection } from './Section';

/** A page's large arch with a drawing, loaded first (design guide, section 5). */
export function PortalDrawing({ drawing }: { readonly drawing: string }) {
  return (
    <div className={portalStyles.portal} data-slot="portal">
      <svg className={layoutStyles.lines} viewBox="0 0 160 134" aria-hidden="true">
        <circle cx="80" cy="50" r="62" />
        <path d="M80 -22V0" strokeDasharray="9 5" />
        <g className={portalStyles.far}>
          <path d="M4 50H156" strokeDasharray="9 5" />
          <path d="M10 -22V70M146 50h6M149 47v6" />
          <path className={layoutStyles.bob} d="M8.4 70h3.2l-.4 3.6l-1.2 4.4l-1.2 -4.4z" />
        </g>
      </svg>
      <div className={portalStyles.frameOut}>
        <ArchWindow drawing={drawing} height={304} eager fetchPriority="high" />
      </div>
      <Ring outer={117.6} keystone />
    </div>
  );
}

type PortalHeroProps = { readonly drawing: string; readonly children: ReactNode };

export function PortalHero({ drawing, children }: PortalHeroProps) {
  return (
    <HeroSection className={portalStyles.sectorHero} grid={portalStyles.sectorGrid}>
      <div className={portalStyles.sectorText}>{children}</div>
      <PortalDrawing drawing={drawing} />
    </HeroSection>
  );
}
