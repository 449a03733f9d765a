import { needsTeaser } from '@/content/initiatives';
import { Art } from '@/ui/Art';
import { TextLink } from '@/ui/TextLink';
import './needsTeaser.css';
import '@/ui/window.css';

/** Specification, section 2. */
export function NeedsTeaser() {
  const { heading, text, action, to, drawing } = needsTeaser;
  return (
    <section className="section needs" data-slot="needs-teaser">
      <div className="container needs-grid">
        <span className="window window--wide">
          <Art drawing={drawing} sprite="featured" width={1200} height={960} />
        </span>
        <div className="stack">
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
          <TextLink to={to}>
            {action}
            <span className="sr">: {heading}</span>
          </TextLink>
        </div>
      </div>
    </section>
  );
}
