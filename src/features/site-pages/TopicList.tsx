import { Link } from 'react-router-dom';
import * as styles from './reading.module.css';

type TopicListProps = {
  readonly label: string;
  readonly topics: readonly { readonly id: string; readonly heading: string }[];
};

export function TopicList({ label, topics }: TopicListProps) {
  return (
    <nav className={styles.topicList} aria-label={label} data-slot="topic-list">
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
