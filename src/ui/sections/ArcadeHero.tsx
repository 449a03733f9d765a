import type { PageWords } from '@/content/pages/model';
import { ArchWindow } from '@/ui/ArchWindow';
import { Ring } from '@/ui/Ring';
import { HeroSection } from '@/ui/Section';
import * as styles from './arcadeHero.module.css';
import { PageIntro } from './Heroes';

const bays = ['l', 'c', 'r'] as const;
const openings = { l: styles.arcadeBayL, c: styles.arcadeBayC, r: styles.arcadeBayR } as const;

/** A scene through three openings (design guide, section 6); on phones through one. */
export function ArcadeHero({ words }: { readonly words: PageWords }) {
  return (
    <HeroSection className={styles.arcadeHero}>
      <PageIntro words={words} />
      <div className={styles.arcadeRow}>
        {bays.map((bay) => (
          <div key={bay} className={`${styles.arcadeBay} ${openings[bay]}`}>
            <ArchWindow drawing={words.drawing} width={1200} height={960} eager />
            <Ring outer={111} keystone={bay === 'c'} />
          </div>
        ))}
      </div>
    </HeroSection>
  );
}
