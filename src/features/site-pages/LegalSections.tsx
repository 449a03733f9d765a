import type { LegalSection } from '@/content/pages/legal';
import { TextLink } from '@/ui/TextLink';
import * as styles from './reading.module.css';

export function LegalSections({ sections }: { readonly sections: readonly LegalSection[] }) {
  return sections.map(({ id, heading, text = [], list = [], terms = [], way }) => (
    <section key={id} id={id} className={styles.legalSection} data-slot="legal-section">
      <h2>{heading}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length > 0 && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {terms.length > 0 && (
        <dl>
          {terms.map(({ term, value, href }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
            </div>
          ))}
        </dl>
      )}
      {way !== undefined && <TextLink to={way.to}>{way.label}</TextLink>}
    </section>
  ));
}
