import type { ReactNode } from 'react';
import * as layoutStyles from './layout.module.css';
import * as linkStyles from './link.module.css';
import * as linkCardStyles from './linkCard.module.css';
import { LogoMark } from './Logo';

type LinkCardProps = {
  readonly heading: string;
  readonly children: ReactNode;
};

/** An arch with the page's heading and a short form. */
export function LinkCard({ heading, children }: LinkCardProps) {
  return (
    <div className={`${linkCardStyles.doorpage} ${layoutStyles.ashlar}`} data-slot="link-card">
      <div className={linkCardStyles.doorwrap}>
        <svg className={layoutStyles.lines} viewBox="0 0 300 260" aria-hidden="true">
          <circle cx="150" cy="150" r="118" />
          <path d="M-300 150H600M150 -40V30" strokeDasharray="9 5" />
          <path d="M22 -40V190M18 150h8M278 150h-8" />
          <path className={layoutStyles.bob} d="M18 190h8l-1 9l-3 11l-3 -11z" />
        </svg>
        <div className={linkCardStyles.linkCard}>
          <div className={linkCardStyles.leaf}>
            <span className={linkStyles.logo}>
              <LogoMark />
            </span>
            <h1>{heading}</h1>
            {children}
          </div>
        </div>
        <svg className={linkStyles.ring} viewBox="-105.9 -113.9 211.8 113.9" aria-hidden="true">
          <path
            d="M93.97 -34.20L99.51 -36.22M76.60 -64.28L81.12 -68.07M50.00 -86.60L52.95 -91.71M-50.00 -86.60L-52.95 -91.71M-76.60 -64.28L-81.12 -68.07M-93.97 -34.20L-99.51 -36.22M-105.9 0H-100M100 0H105.9"
            fill="none"
            stroke="var(--kb-line-strong)"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d="M-13 -111.9H13L8.7 -99H-8.7Z"
            fill="var(--kb-accent)"
            stroke="var(--kb-construction)"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      </div>
    </div>
  );
}
