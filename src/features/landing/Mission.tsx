import { mission } from '@/content/initiatives';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './sections.module.css';

export function Mission() {
  return (
    <section className={`${styles.mission} ${layoutStyles.onWall}`} data-slot="mission">
      <div className={`${layoutStyles.container} ${styles.missionGrid}`}>
        <p className={styles.inscription}>{mission}</p>
        <svg
          className={`${layoutStyles.lines} ${styles.missionLines}`}
          viewBox="0 0 400 300"
          aria-hidden="true"
        >
          <path d="M20 300V200a180 180 0 0 1 360 0V300M60 300V200a140 140 0 0 1 280 0V300" />
          <circle cx="200" cy="200" r="230" />
          <path d="M-200 200H600M200 -60V300" strokeDasharray="9 5" />
          <path d="M331.6 152.1L369.1 138.4M307.2 110.0L337.9 84.3M270.0 78.8L290.0 44.1M224.3 62.1L231.3 22.7M175.7 62.1L168.7 22.7M130.0 78.8L110.0 44.1M92.8 110.0L62.1 84.3M68.4 152.1L30.9 138.4M192 200h16M200 192v16" />
        </svg>
      </div>
    </section>
  );
}
