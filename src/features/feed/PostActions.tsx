import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { feedWords } from '@/content/feedWords';
import { fromFeed, toWrite } from '@/config/paths';
import { ButtonLink } from '@/ui/Button';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './post.module.css';

type PostActionsProps = {
  readonly to: string;
  readonly all?: boolean;
  readonly count?: ReactNode;
  readonly onOpen?: () => void;
};

export function PostActions({ to, all = false, count, onOpen }: PostActionsProps) {
  return (
    <div className={styles.postActions}>
      <ButtonLink variant="quiet" small to={to} state={toWrite} onClick={onOpen}>
        <MessagesSquare />
        <span className={layoutStyles.cap}>{feedWords.comment}</span>
      </ButtonLink>
      {all && (
        <ButtonLink variant="quiet" small to={to} state={fromFeed} onClick={onOpen}>
          <span>
            {`${feedWords.allComments} `}
            {count}
          </span>
        </ButtonLink>
      )}
    </div>
  );
}
