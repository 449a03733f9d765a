import { needsTeaser } from '@/content/initiatives';
import { Art } from '@/ui/Art';
import { TextLink } from '@/ui/TextLink';
import * as layoutStyles from '@/ui/layout.module.css';
import * as windowStyles from '@/ui/window.module.css';
import * as styles from './buildings.module.css';

/** Specification, section 2. */
export function NeedsTeaser() {
  const { heading, text, action, to, drawing } = needsTeaser;
  return (
    <section className={`${layoutStyles.section} ${styles.needs}`} data-slot="needs-teaser">
      <div className={`${layoutStyles.container} ${styles.needsGrid}`}>
        <span className={`${windowStyles.window} ${windowStyles.windowWide}`}>
          <Art drawing={drawing} sprite="featured" width={1200} height={960} />
        </span>
        <div className={layoutStyles.stack}>
          <h2>{heading}</h2>
          <p className={layoutStyles.lead}>{text}</p>
          <TextLink to={to}>
            {action}
            <span className={layoutStyles.sr}>: {heading}</span>
          </TextLink>
        </div>
      </div>
    </section>
  );
}
