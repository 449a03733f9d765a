import type { ReactNode } from 'react';
import type { PageWords } from '@/content/pages/model';
import { Art } from '@/ui/Art';
import { Ring } from '@/ui/Ring';
import { StepsDivider } from '@/ui/StepsDivider';
import '@/ui/window.css';
import './arcadeHero.css';
import { PageIntro } from './PageIntro';

const bays = ['l', 'c', 'r'] as const;

type ArcadeHeroProps = { readonly words: PageWords; readonly children?: ReactNode };

/** A scene through three openings (design guide, section 6); on phones through one. */
export function ArcadeHero({ words, children }: ArcadeHeroProps) {
  return (
    <section className="arcade-hero ashlar" data-slot="arcade-hero">
      <div className="container">
        <PageIntro words={words}>{children}</PageIntro>
        <div className="arcade-row">
          {bays.map((bay) => (
            <div key={bay} className={`arcade-bay arcade-bay--${bay}`}>
              <span className="window">
                <Art drawing={words.drawing} width={1200} height={960} eager />
              </span>
              <Ring outer={111} keystone={bay === 'c'} />
            </div>
          ))}
        </div>
      </div>
      <StepsDivider />
    </section>
  );
}
