import { tasksHeading } from '@/content/outsourcing';
import './handedOver.css';

type HandedOverProps = { readonly summary: string; readonly tasks: readonly string[] };

export function HandedOver({ summary, tasks }: HandedOverProps) {
  return (
    <section className="section handed-over" data-slot="handed-over">
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
