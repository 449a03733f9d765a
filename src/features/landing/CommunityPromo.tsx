import { Plus } from 'lucide-react';
import { communityPromo } from '@/content/initiatives';
import { paths } from '@/config/paths';
import { Art } from '@/ui/Art';
import { ButtonLink } from '@/ui/Button';
import './communityPromo.css';

/** Login and Join (specification, section 1). */
export function CommunityPromo() {
  return (
    <section className="section on-wall promo" data-slot="community-promo">
      <div className="container promo-grid">
        <div className="stack">
          <h2>{communityPromo.heading}</h2>
          <p className="lead">{communityPromo.text}</p>
          <div className="row">
            <ButtonLink to={paths.communityLogin} variant="accent">
              {communityPromo.login}
            </ButtonLink>
            <ButtonLink to={paths.communityRegister} variant="outline">
              {communityPromo.join}
            </ButtonLink>
          </div>
        </div>
        <div className="niches" aria-hidden="true">
          {communityPromo.drawings.map((drawing) => (
            <span key={drawing} className="nichebox">
              <Art drawing={drawing} sprite="niches" width={120} height={300} />
            </span>
          ))}
          <span className="nichebox nichebox--you">
            <Plus className="icon" />
          </span>
        </div>
      </div>
    </section>
  );
}
