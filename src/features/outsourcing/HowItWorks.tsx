import { howItWorks, outsourcingHome } from '@/content/outsourcing';
import './howItWorks.css';

export function HowItWorks() {
  return (
    <section className="section how" data-slot="how-it-works">
      <div className="container">
        <h2>{howItWorks.heading}</h2>
        <p className="lead">{outsourcingHome.lead}</p>
        <ol>
          {howItWorks.steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="niche" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
