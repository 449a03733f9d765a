import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LinkCardWords } from '@/content/pages/model';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './directory.module.css';

export const directoryPlace = 'board';

type DirectoryProps = {
  readonly heading: string;
  readonly families: readonly {
    readonly heading: string;
    readonly doors: readonly LinkCardWords[];
  }[];
};

export function Directory({ heading, families }: DirectoryProps) {
  return (
    <section
      className={`${layoutStyles.section} ${styles.directory}`}
      id={directoryPlace}
      data-slot="directory"
    >
      <div className={layoutStyles.container}>
        <h2>{heading}</h2>
        {families.map((family) => (
          <div key={family.heading} className={styles.directoryFamily}>
            <h3>{family.heading}</h3>
            <ul>
              {family.doors.map(({ label, text, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                  <span className={layoutStyles.muted}>{text}</span>
                  <ArrowRight className={layoutStyles.icon} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
