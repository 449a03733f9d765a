import { outsourcingHome } from '@/content/outsourcing';
import { Art } from '@/ui/Art';
import { TextLink } from '@/ui/TextLink';
import * as layoutStyles from '@/ui/layout.module.css';
import * as windowStyles from '@/ui/window.module.css';
import * as styles from './sections.module.css';

export function Advisory() {
  return (
    <section className={`${layoutStyles.section} ${styles.advisory}`} data-slot="advisory">
      <div className={layoutStyles.container}>
        <span className={windowStyles.window}>
          <Art drawing="scene-strategy-consulting" width={1200} height={960} />
        </span>
        <div>
          <h2>{outsourcingHome.advisoryHeading}</h2>
          <p className={layoutStyles.lead}>{outsourcingHome.advisoryText}</p>
          <ul>
            {outsourcingHome.advisoryLinks.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
