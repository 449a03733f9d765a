import { feedWords } from '@/content/feedWords';
import { internshipCommunity } from '@/config/fixedIds';
import { Composer } from '@/features/composer/Composer';
import { Feed } from '@/features/feed/Feed';
import { PostActions } from '@/features/feed/PostActions';
import type { PostFooter } from '@/features/feed/PostCard';
import { useAuthor, usePostLinks } from '@/features/feed/postLinks';
import { prefetchPosts } from '@/api/posts.api';
import { useLoadedPosts } from '@/features/feed/usePosts';
import { closedHead } from '@/config/site';
import { paths } from '@/config/paths';
import { TitleBanner } from '@/ui/TitleBanner';
import * as dialogStyles from '@/ui/dialog.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
export { ProfilePanel as aside } from '@/features/profile/ProfilePanel';

export const head = closedHead('Internship forum');

export const prefetch = prefetchPosts(internshipCommunity);

const footer: PostFooter = (post, links) => (
  <PostActions to={links.to(post)} onOpen={() => links.onOpen(post)} />
);

/** The internship's posts (specification, section 2, 'Internship forum'). */
export default function InternshipForumPage() {
  const author = useAuthor();
  const links = usePostLinks(paths.internshipForum, paths.internshipCommentPage, {
    id: internshipCommunity,
    isFixed: true,
  });
  const { closed } = useLoadedPosts(internshipCommunity);
  return (
    <div className={`${layoutStyles.feed} ${dialogStyles.feedPosts}`}>
      <TitleBanner heading={feedWords.internship} />
      {author === undefined && <Composer community={internshipCommunity} closed={closed} />}
      <Feed community={internshipCommunity} author={author} renderFooter={footer} links={links} />
    </div>
  );
}
