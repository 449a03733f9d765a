import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { hero } from '@/content/home';
import { Button, ButtonLink } from '@/ui/Button';
import { HeroSection } from '@/ui/Section';
import { Arcade } from './Arcade';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './landingHero.module.css';
import './arcade.module.css';

export function LandingHero({ member }: { readonly member: boolean }) {
  const [paused, setPaused] = useState(false);
  const Icon = paused ? Play : Pause;
  return (
    <HeroSection className={styles.hero} grid={styles.heroGrid} data-slot="hero">
      <div className={styles.heroText}>
        <h1 className={layoutStyles.display}>{hero.heading}</h1>
        <p className={layoutStyles.lead}>{hero.lead}</p>
        <ul className={styles.heroLinks}>
          {hero.links[member ? 'member' : 'visitor'].map(({ label, text, to }, index) => (
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
          className={`${styles.pausebtn} needs-script`}
          onClick={() => setPaused(!paused)}
        >
          <Icon />
          <span>{paused ? hero.play : hero.pause}</span>
        </Button>
      </div>
      <Arcade paused={paused} />
    </HeroSection>
  );
}
