import { useLocation } from 'react-router-dom';
import { offlineWords as words } from '@/content/offlineWords';
import { CachedPages } from '@/features/offline/CachedPages';
import { useReloadWhenOnline } from '@/features/offline/useReloadWhenOnline';
import { useSession } from '@/session/session';
import type { PageHead } from '@/lib/pageHead';
import { offlineDocument } from '@/config/offlinePlan';
import { ButtonLink } from '@/ui/Button';
import { PortalHero } from '@/ui/PortalHero';
import * as layoutStyles from '@/ui/layout.module.css';
import * as portalStyles from '@/ui/portal.module.css';

export const head = (): PageHead => ({
  title: words.title,
  description: words.description,
  canonical: offlineDocument,
  index: false,
});

export default function OfflinePage() {
  const here = useLocation();
  const { status } = useSession();
  useReloadWhenOnline();
  return (
    <PortalHero drawing="state-offline">
      <h1>{words.heading}</h1>
      <p className={layoutStyles.lead}>{words.text}</p>
      <div className={`${layoutStyles.row} ${portalStyles.heroActions}`}>
        <ButtonLink to={here} reloadDocument>
          {words.retry}
        </ButtonLink>
      </div>
      <CachedPages member={status === 'member' || status === 'admin'} />
    </PortalHero>
  );
}
