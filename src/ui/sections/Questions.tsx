import { Plus } from 'lucide-react';
import type { FaqTopic } from '@/content/faq';
import { TextLink } from '@/ui/TextLink';
import * as styles from './questions.module.css';

/** Native disclosures, which work without script. */
export function Questions({ topics }: { readonly topics: readonly FaqTopic[] }) {
  return topics.map(({ id, heading, entries }, topic) => (
    <section key={id} id={id} className={styles.questions}>
      <h2>{heading}</h2>
      {entries.map(([question, answer, link], entry) => (
        <details key={question} open={topic === 0 && entry === 0}>
          <summary>
            <h3>{question}</h3>
            <Plus />
          </summary>
          <p>{answer}</p>
          {link && <TextLink to={link.to}>{link.label}</TextLink>}
        </details>
      ))}
    </section>
  ));
}
