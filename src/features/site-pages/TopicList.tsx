import { Link } from 'react-router-dom';
import type { FaqTopic } from '@/content/faq';
import './topicList.css';

type TopicListProps = { readonly label: string; readonly topics: readonly FaqTopic[] };

/** The topics of a page to read, as ways to their places. */
export function TopicList({ label, topics }: TopicListProps) {
  return (
    <nav className="topic-list" aria-label={label} data-slot="topic-list">
      <ul>
        {topics.map(({ id, heading }) => (
          <li key={id}>
            <Link to={{ hash: `#${id}` }}>{heading}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
