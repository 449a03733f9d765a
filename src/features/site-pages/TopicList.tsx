import { Link } from 'react-router-dom';
import './topicList.css';

type TopicListProps = {
  readonly label: string;
  readonly topics: readonly { readonly id: string; readonly heading: string }[];
};

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
