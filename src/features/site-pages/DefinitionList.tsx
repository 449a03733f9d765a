import type { TermList, Term } from '@/content/pages/model';
import './definitionList.css';

function Meaning({ text }: Pick<Term, 'text'>) {
  if (typeof text === 'string') return text;
  return (
    <ul className="stones">
      {text.map((stone) => (
        <li key={stone}>{stone}</li>
      ))}
    </ul>
  );
}

const looks = {
  rows: 'definition-list',
  questions: 'definition-list definition-list--large',
  grid: 'definition-list-grid',
} as const;

type DefinitionListProps = {
  readonly glossary: TermList;
  /** Rows, questions in large type, or a grid. */
  readonly look?: keyof typeof looks;
};

export function DefinitionList({ glossary, look = 'rows' }: DefinitionListProps) {
  const { heading, lead, terms } = glossary;
  return (
    <div className="definition-list-block" data-slot="definition-list">
      <h2>{heading}</h2>
      {lead !== undefined && <p className="lead">{lead}</p>}
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
