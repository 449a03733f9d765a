import { regionWords as words } from '@/content/regionWords';
import type { Region } from '@/content/regions';
import { paths, regionPath, withQuery } from '@/lib/paths';
import { ButtonLink } from '@/ui/Button';
import './howToJoin.css';

/** How a visitor comes into a region's community; both ways lead back to its page. */
export function HowToJoin({ region }: { readonly region: Region }) {
  const next = regionPath(region.slug);
  return (
    <section className="how-to-join" data-slot="how-to-join">
      <h2>{words.how}</h2>
      <ol>
        {words.steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className="how-niche" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="row">
        <ButtonLink to={withQuery(paths.communityRegister, { next })}>{words.register}</ButtonLink>
        <ButtonLink variant="outline" to={withQuery(paths.communityLogin, { next })}>
          {words.login}
        </ButtonLink>
      </div>
    </section>
  );
}
