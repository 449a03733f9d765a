import { MessagesSquare } from 'lucide-react';
import { feedWords } from '@/content/feedWords';
import { toWrite } from '@/lib/paths';
import { ButtonLink } from '@/ui/Button';

type PostActionsProps = {
  /** The post's comment page. */
  readonly to: string;
  /** Offers 'All comments' too. */
  readonly all?: boolean;
  readonly onOpen: () => void;
};

/** The ways from a post to its comments: into the field where one is written, or to all of them. */
export function PostActions({ to, all = false, onOpen }: PostActionsProps) {
  return (
    <div className="acts">
      <ButtonLink variant="quiet" small to={to} state={toWrite} onClick={onOpen}>
        <MessagesSquare className="icon" />
        <span className="cap">{feedWords.comment}</span>
      </ButtonLink>
      {all && (
        <ButtonLink variant="quiet" small to={to} onClick={onOpen}>
          {feedWords.allComments}
        </ButtonLink>
      )}
    </div>
  );
}
