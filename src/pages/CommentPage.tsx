import { commentPageWords as words } from '@/content/commentPageWords';
import { BackToFeed } from '@/features/comments/BackToFeed';
import type { Thread } from '@/features/comments/comments.api';
import { CommentThread } from '@/features/comments/CommentThread';
import { CommentField } from '@/features/composer/CommentField';
import { useChosenPost, usePostStatus } from '@/features/feed/chosenPost';
import { renderPendingItem } from '@/features/feed/PendingItem';
import { PostView } from '@/features/feed/PostView';
import { type PostLinks, usePostLinks } from '@/features/feed/postLinks';
import { closedHead } from '@/config/site';
import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { TitleBanner } from '@/ui/TitleBanner';
import * as layoutStyles from '@/ui/layout.module.css';
export { ProfilePanel as aside } from '@/features/profile/ProfilePanel';

export const head = closedHead('Comments');

type PostWithCommentsProps = {
  readonly heading: string;
  readonly links: PostLinks;
  /** The list of the post: the general feed's or a community's; undefined while it is unknown. */
  readonly list: Pick<Thread, 'community'> | undefined;
};

/** A post and its comments; also on the comment pages of communities. */
export function PostWithComments({ heading, links, list }: PostWithCommentsProps) {
  const chosen = useChosenPost(list?.community);
  const { listed, gone, onMissingChange } = usePostStatus(chosen, list?.community);
  return (
    <div className={layoutStyles.feed}>
      {chosen !== undefined && !gone && <BackToFeed to={links.all} />}
      <TitleBanner heading={heading} />
      {chosen === undefined || list === undefined ? (
        <EmptyState drawing="state-empty-comments" heading={words.none} text={words.noneText}>
          <ButtonLink to={links.all}>{words.toFeed}</ButtonLink>
        </EmptyState>
      ) : (
        <>
          <PostView key={chosen.id} {...list} chosen={chosen} links={links} gone={gone} />
          <CommentThread
            thread={{ ...list, post: chosen.id }}
            renderPending={renderPendingItem}
            listed={listed}
            gone={gone}
            onMissingChange={onMissingChange}
          />
          <CommentField targetList={{ ...list, post: chosen.id }} gone={gone} />
        </>
      )}
    </div>
  );
}

const general = {};

/** A post of the general feed and its comments (specification, section 2, 'Comment page'). */
export default function CommentPage() {
  const links = usePostLinks(paths.community, paths.commentPage);
  return <PostWithComments heading={words.page} links={links} list={general} />;
}
