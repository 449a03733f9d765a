import { Link } from 'react-router-dom';
import { buildingCards, buildingHeading } from '@/content/initiatives';
import { Art } from '@/ui/Art';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './buildings.module.css';

export function BuildingCards() {
  return (
    <section
      className={`${layoutStyles.section} ${layoutStyles.surface}`}
      data-slot="building-cards"
    >
      <div className={layoutStyles.container}>
        <h2 className={layoutStyles.sectionHeading}>{buildingHeading}</h2>
        <div className={styles.courses}>
          {buildingCards.map(({ title, text, drawing, to }) => (
            <article key={title} className={styles.course}>
              <Art drawing={drawing} sprite="building" width={480} height={320} />
              <div>
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                <p className={layoutStyles.muted}>{text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
