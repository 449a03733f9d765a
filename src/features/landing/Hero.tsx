import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { hero } from '@/content/initiatives';
import { paths } from '@/lib/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { Stylobate } from '@/ui/Stylobate';
import { Arcade } from './Arcade';
import './hero.css';

/** Welcome, the two first acts, and the arcade with the featured scenes (decisions, section 6). */
export function Hero() {
  const [paused, setPaused] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    <section className="hero ashlar" data-slot="hero">
      <div className="container hero-grid">
        <div className="hero-text">
          <h1 className="display">{hero.heading}</h1>
          <p className="lead">{hero.lead}</p>
          <div className="row">
            <ButtonLink to={paths.communityRegister}>{hero.join}</ButtonLink>
            <ButtonLink to={paths.getQuote} variant="outline">
              {hero.start}
            </ButtonLink>
          </div>
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
      <Stylobate />
    </section>
  );
}
