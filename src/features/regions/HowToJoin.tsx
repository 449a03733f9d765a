import { regionWords as words } from '@/content/regionWords';
import type { Region } from '@/content/regions';
import { paths, regionPath, withQuery } from '@/config/paths';
import { ButtonLink } from '@/ui/Button';
import { NumberedSteps } from '@/ui/NumberedSteps';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './region.module.css';

export function HowToJoin({ region }: { readonly region: Region }) {
  const next = regionPath(region.slug);
  return (
    <section className={styles.howToJoin} data-slot="how-to-join">
      <h2>{words.how}</h2>
      <NumberedSteps steps={words.steps} />
      <div className={layoutStyles.row}>
        <ButtonLink to={withQuery(paths.communityRegister, { next })}>{words.register}</ButtonLink>
        <ButtonLink variant="outline" to={withQuery(paths.communityLogin, { next })}>
          {words.login}
        </ButtonLink>
      </div>
    </section>
  );
}
