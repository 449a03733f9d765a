import type { Term, PageLink } from '@/content/pages/model';
import { StepsDivider } from '@/ui/StepsDivider';
import { TextLink } from '@/ui/TextLink';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './definitionList.module.css';

type Opening = Term & { readonly acts?: readonly string[]; readonly way?: PageLink };

type OpenArcadeProps = {
  readonly heading: string;
  readonly terms: readonly Opening[];
};

/** Two or three openings; rows on phones. */
export function OpenArcade({ heading, terms }: OpenArcadeProps) {
  return (
    <section
      className={`${layoutStyles.section} ${layoutStyles.onWall} ${styles.openArcade}${terms.length === 2 ? ` ${styles.openArcadePair}` : ''}`}
      data-slot="open-arcade"
    >
      <div className={layoutStyles.container}>
        <h2>{heading}</h2>
        <ul className={styles.openings}>
          {terms.map(({ term, text, acts, way }) => (
            <li key={term}>
              <h3>{term}</h3>
              <p className={layoutStyles.muted}>{text}</p>
              {acts && (
                <ul className={styles.acts}>
                  {acts.map((act) => (
                    <li key={act}>{act}</li>
                  ))}
                </ul>
              )}
              {way && <TextLink to={way.to}>{way.label}</TextLink>}
            </li>
          ))}
        </ul>
      </div>
      <StepsDivider />
    </section>
  );
}
