import { tasksHeading } from '@/content/outsourcing';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './sector.module.css';

type SectorTasksProps = { readonly summary: string; readonly tasks: readonly string[] };

export function SectorTasks({ summary, tasks }: SectorTasksProps) {
  return (
    <section className={`${layoutStyles.section} ${styles.sectorTasks}`} data-slot="sector-tasks">
      <div className={layoutStyles.container}>
        <div>
          <h2>{tasksHeading}</h2>
          <p className={layoutStyles.lead}>{summary}</p>
        </div>
        <ul>
          {tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
