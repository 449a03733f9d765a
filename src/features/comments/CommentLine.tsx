import { memo, useCallback, useState } from 'react';
import type { Comment } from '@/api/models/comment';
import { feedWords } from '@/content/feedWords';
import { Clamped } from '@/ui/formatted/Clamped';
import { Initials } from '@/ui/formatted/Initials';

/** A comment in a preview: one line, the rest at a tap (specification, section 9). */
export const CommentLine = memo(function CommentLine({ comment }: { readonly comment: Comment }) {
  const [open, setOpen] = useState(false);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  return (
    <li>
      <Initials name={comment.author} small />
      <div className="comment-line">
        <b>
          <bdi>{comment.author}</bdi>
        </b>
        <Clamped text={comment.text} lines={1} open={open} onToggle={toggle} words={feedWords} />
      </div>
    </li>
  );
});
