import { notFound } from '@/content/notFoundWords';
import { SearchInvitation } from '@/features/search/SearchButton';
import { SuggestedPages } from '@/features/page-suggestions/SuggestedPages';
import type { PageHead } from '@/lib/pageHead';
import { ButtonLink } from '@/ui/Button';
import { PortalHero } from '@/ui/PortalHero';
import * as layoutStyles from '@/ui/layout.module.css';
import * as portalStyles from '@/ui/portal.module.css';

export const head = (): PageHead => ({
  title: notFound.title,
  description: notFound.description,
  canonical: '/404.html',
  index: false,
});

/** For addresses that are no page of the portal (decisions, section 4). */
export default function NotFoundPage() {
  return (
    <PortalHero drawing="state-not-found">
      <h1>{notFound.heading}</h1>
      <p className={layoutStyles.lead}>{notFound.text}</p>
      <div className={`${layoutStyles.row} ${portalStyles.heroActions}`}>
        {notFound.links.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'outline'}>
            {label}
          </ButtonLink>
        ))}
        <SearchInvitation />
      </div>
      <SuggestedPages />
    </PortalHero>
  );
}
