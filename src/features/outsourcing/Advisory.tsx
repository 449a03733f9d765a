import { outsourcingHome } from '@/content/outsourcing';
import { Art } from '@/ui/Art';
import { TextLink } from '@/ui/TextLink';
import './advisory.css';

export function Advisory() {
  return (
    <section className="section advisory" data-slot="advisory">
      <div className="container">
        <span className="window">
          <Art drawing="scene-strategy-consulting" width={1200} height={960} />
        </span>
        <div>
          <h2>{outsourcingHome.advisoryHeading}</h2>
          <p className="lead">{outsourcingHome.advisoryText}</p>
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
