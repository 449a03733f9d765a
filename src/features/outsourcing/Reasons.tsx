import { Coins, Crosshair, Scale, Users } from 'lucide-react';
import type { Reason } from '@/content/sectors/model';
import { StepsDivider } from '@/ui/StepsDivider';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './sector.module.css';

type ReasonsProps = {
  readonly heading: string;
  readonly reasons: readonly [Reason, Reason, Reason, Reason];
};

/** The four benefits; rows on phones. */
export function Reasons({ heading, reasons }: ReasonsProps) {
  return (
    <section
      className={`${layoutStyles.section} ${layoutStyles.onWall} ${styles.reasons}`}
      data-slot="reasons"
    >
      <div className={layoutStyles.container}>
        <h2>{heading}</h2>
        <ol className={styles.arcade4}>
          {[Coins, Users, Crosshair, Scale].map((Icon, index) => {
            const reason = reasons[index];
            if (reason === undefined) return null;
            return (
              <li key={reason.title}>
                <Icon className={layoutStyles.icon} />
                <h3>{reason.title}</h3>
                <p className={layoutStyles.muted}>{reason.text}</p>
              </li>
            );
          })}
        </ol>
      </div>
      <StepsDivider />
    </section>
  );
}
