import { Link } from 'react-router-dom';
import { buildingCards, buildingHeading } from '@/content/initiatives';
import { Art } from '@/ui/Art';
import './buildingCards.css';

export function BuildingCards() {
  return (
    <section className="section surface" data-slot="building-cards">
      <div className="container">
        <h2 className="section-heading">{buildingHeading}</h2>
        <div className="courses">
          {buildingCards.map(({ title, text, drawing, to }) => (
            <article key={title} className="course">
              <Art drawing={drawing} sprite="building" width={480} height={320} />
              <div>
                <h3>
                  <Link to={to}>{title}</Link>
                </h3>
                <p className="muted">{text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
