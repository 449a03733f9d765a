import type { ReactNode } from 'react';
import * as layoutStyles from './layout.module.css';
import * as linkStyles from './link.module.css';
import * as loginCardStyles from './loginCard.module.css';
import { LogoMark } from './Logo';
import { Ring } from './Ring';

type LoginCardProps = { readonly heading: string; readonly children: ReactNode };

export function LoginCard({ heading, children }: LoginCardProps) {
  return (
    <div className={`${loginCardStyles.page} ${layoutStyles.ashlar}`}>
      <div className={loginCardStyles.arch}>
        <svg className={layoutStyles.lines} viewBox="0 0 300 260" aria-hidden="true">
          <circle cx="150" cy="150" r="118" />
          <path d="M-300 150H600M150 -40V30" strokeDasharray="9 5" />
          <path d="M22 -40V190M18 150h8M278 150h-8" />
          <path className={layoutStyles.bob} d="M18 190h8l-1 9l-3 11l-3 -11z" />
        </svg>
        <div className={loginCardStyles.loginCard}>
          <div className={loginCardStyles.leaf}>
            <span className={linkStyles.logo}>
              <LogoMark />
            </span>
            <h1>{heading}</h1>
            {children}
          </div>
        </div>
        <Ring outer={105.9} keystone rise={6} />
      </div>
    </div>
  );
}
