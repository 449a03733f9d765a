import { resetWords } from '@/content/loginPage';
import { settings } from '@/config/site';
import type { ScreenHead } from '@/lib/pageHead';
import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/Button';
import { PortalHero } from '@/ui/PortalHero';
import * as buttonStyles from '@/ui/button.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as portalStyles from '@/ui/portal.module.css';

export const head = (): ScreenHead => resetWords.head;

const { contactEmail } = settings;

/** How to get help with a password (decisions, section 4). */
export default function ResetPasswordPage() {
  return (
    <PortalHero drawing="state-session-ended">
      <h1>{resetWords.heading}</h1>
      <p className={layoutStyles.lead}>
        {contactEmail === undefined ? resetWords.noAddress : resetWords.text}
      </p>
      {contactEmail !== undefined && <p className={layoutStyles.lead}>{contactEmail}</p>}
      <p className={layoutStyles.muted}>{resetWords.never}</p>
      <div className={`${layoutStyles.row} ${portalStyles.heroActions}`}>
        {contactEmail !== undefined && (
          <a
            className={buttonStyles.btn}
            href={`mailto:${contactEmail}?subject=${encodeURIComponent(resetWords.subject)}`}
          >
            {resetWords.mail}
          </a>
        )}
        <ButtonLink
          variant={contactEmail === undefined ? 'primary' : 'outline'}
          to={paths.communityLogin}
        >
          {resetWords.back}
        </ButtonLink>
      </div>
    </PortalHero>
  );
}
