import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageError } from '@/content/pageError';
import { paths } from '@/config/paths';
import { hasSiteWorker } from '@/config/siteWorker';
import { isFailedLoad } from '@/lib/retryImport';
import { useOnline } from '@/lib/useOnline';
import { ButtonLink } from '@/ui/Button';
import { PortalHero } from '@/ui/PortalHero';
import * as layoutStyles from '@/ui/layout.module.css';
import * as portalStyles from '@/ui/portal.module.css';

function messageOf(error: unknown): string | undefined {
  if (error instanceof Error && error.message !== '') return error.message;
  return typeof error === 'string' && error !== '' ? error : undefined;
}

/** Shown when a page throws (specification, section 8). Offline it waits to offer a reload. */
export function PageError({ error }: { readonly error: unknown }) {
  const location = useLocation();
  const loads = useOnline() || hasSiteWorker();
  const isOffline = !loads && isFailedLoad(error);
  const heading = isOffline ? pageError.offlineHeading : pageError.heading;
  useEffect(() => {
    document.title = `${heading} | Kingdom Builders`;
  }, [heading]);
  const message = messageOf(error);
  return (
    <PortalHero drawing="state-error">
      <h1>{heading}</h1>
      <p className={layoutStyles.lead} aria-live="polite">
        {loads ? pageError.text : pageError.offline}
      </p>
      <div className={`${layoutStyles.row} ${portalStyles.heroActions}`}>
        {loads && (
          <ButtonLink to={location} reloadDocument>
            {pageError.reload}
          </ButtonLink>
        )}
        <ButtonLink variant="outline" to={paths.root}>
          {pageError.home}
        </ButtonLink>
      </div>
      {message !== undefined && (
        <details className={portalStyles.heroDetails}>
          <summary>{pageError.details}</summary>
          <code>{message}</code>
        </details>
      )}
    </PortalHero>
  );
}
