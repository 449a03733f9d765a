import { resetWords } from '@/content/resetPassword';
import { settings } from '@/config/site';
import type { PageHead } from '@/lib/head';
import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/Button';
import { PortalHero } from '@/ui/PortalHero';

export const head = (): PageHead => ({ ...resetWords.head, canonical: paths.resetPassword });

const { contactEmail } = settings;

/** How to get help with a password (decisions, section 4). */
export default function ResetPasswordPage() {
  return (
    <PortalHero drawing="state-session-ended">
      <h1>{resetWords.heading}</h1>
      <p className="lead">{contactEmail === undefined ? resetWords.noAddress : resetWords.text}</p>
      {contactEmail !== undefined && <p className="lead">{contactEmail}</p>}
      <p className="muted">{resetWords.never}</p>
      <div className="row hero-acts">
        {contactEmail !== undefined && (
          <a
            className="btn"
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
