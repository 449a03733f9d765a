import type { TermList, Term } from '@/content/pages/model';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './definitionList.module.css';

function Meaning({ text }: Pick<Term, 'text'>) {
  if (typeof text === 'string') return text;
  return (
    <ul className={styles.stones}>
      {text.map((stone) => (
        <li key={stone}>{stone}</li>
      ))}
    </ul>
  );
}

const looks = {
  rows: styles.definitionList,
  questions: `${styles.definitionList} ${styles.definitionListLarge}`,
  grid: styles.definitionListGrid,
} as const;

type DefinitionListProps = { readonly glossary: TermList; readonly look?: keyof typeof looks };

export function DefinitionList({ glossary, look = 'rows' }: DefinitionListProps) {
  const { heading, lead, terms } = glossary;
  return (
    <div className={styles.definitionListBlock}>
      <h2>{heading}</h2>
      {lead !== undefined && <p className={layoutStyles.lead}>{lead}</p>}
      <dl className={looks[look]}>
        {terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <Meaning text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
