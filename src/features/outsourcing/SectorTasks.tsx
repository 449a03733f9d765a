import { tasksHeading } from '@/content/outsourcing';
import './sectorTasks.css';

type SectorTasksProps = { readonly summary: string; readonly tasks: readonly string[] };

export function SectorTasks({ summary, tasks }: SectorTasksProps) {
  return (
    <section className="section sector-tasks" data-slot="sector-tasks">
      <div className="container">
        <div>
          <h2>{tasksHeading}</h2>
          <p className="lead">{summary}</p>
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
