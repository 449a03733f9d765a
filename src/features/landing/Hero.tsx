import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { hero } from '@/content/initiatives';
import { Button, ButtonLink } from '@/ui/Button';
import { StepsDivider } from '@/ui/StepsDivider';
import { Arcade } from './Arcade';
import './hero.css';
import './heroWays.css';

export function Hero() {
  const [paused, setPaused] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    <section className="hero ashlar" data-slot="hero">
      <div className="container hero-grid">
        <div className="hero-text">
          <h1 className="display">{hero.heading}</h1>
          <p className="lead">{hero.lead}</p>
          <ul className="hero-ways">
            {hero.ways.map(({ label, text, to }, index) => (
              <li key={to}>
                <ButtonLink to={to} variant={index === 0 ? 'primary' : 'outline'}>
                  {label}
                </ButtonLink>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <Button
            variant="quiet"
            small
            className="pausebtn needs-script"
            aria-pressed={paused}
            onClick={() => setPaused(!paused)}
          >
            <Icon className="icon" />
            {paused ? hero.play : hero.pause}
          </Button>
        </div>
        <Arcade paused={paused} />
      </div>
      <StepsDivider />
    </section>
  );
}
