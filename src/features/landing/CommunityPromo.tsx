import { Plus } from 'lucide-react';
import { communityPromo } from '@/content/initiatives';
import { paths } from '@/config/paths';
import { Art } from '@/ui/Art';
import { ButtonLink } from '@/ui/Button';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './sections.module.css';

/** Login and Join (specification, section 1). */
export function CommunityPromo() {
  return (
    <section
      className={`${layoutStyles.section} ${layoutStyles.onWall} ${styles.promo}`}
      data-slot="community-promo"
    >
      <div className={`${layoutStyles.container} ${styles.promoGrid}`}>
        <div className={layoutStyles.stack}>
          <h2>{communityPromo.heading}</h2>
          <p className={layoutStyles.lead}>{communityPromo.text}</p>
          <div className={layoutStyles.row}>
            <ButtonLink to={paths.communityLogin} variant="accent">
              {communityPromo.login}
            </ButtonLink>
            <ButtonLink to={paths.communityRegister} variant="outline">
              {communityPromo.join}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.niches} aria-hidden="true">
          {communityPromo.drawings.map((drawing) => (
            <span key={drawing} className={styles.nichebox}>
              <Art drawing={drawing} sprite="niches" width={120} height={300} />
            </span>
          ))}
          <span className={`${styles.nichebox} ${styles.nicheboxYou}`}>
            <Plus className={layoutStyles.icon} />
          </span>
        </div>
      </div>
    </section>
  );
}
