import type { Term, PageLink } from '@/content/pages/model';
import { TextLink } from '@/ui/TextLink';
import { Section } from '@/ui/Section';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './definitionList.module.css';

type Opening = Term & { readonly actions?: readonly string[]; readonly link?: PageLink };

type OpenArcadeProps = { readonly heading: string; readonly terms: readonly Opening[] };

export function OpenArcade({ heading, terms }: OpenArcadeProps) {
  return (
    <Section
      tone="cedar"
      className={`${styles.openArcade}${terms.length === 2 ? ` ${styles.openArcadePair}` : ''}`}
      steps
    >
      <h2>{heading}</h2>
      <ul className={styles.openings}>
        {terms.map(({ term, text, actions, link }) => (
          <li key={term}>
            <h3>{term}</h3>
            <p className={layoutStyles.muted}>{text}</p>
            {actions && (
              <ul className={styles.actions}>
                {actions.map((action) => (
                  <li key={action}>{action}</li>
                ))}
              </ul>
            )}
            {link && <TextLink to={link.to}>{link.label}</TextLink>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
