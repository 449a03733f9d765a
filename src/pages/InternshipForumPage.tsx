import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { Post } from '@/api/models/post';
import { feedWords } from '@/content/feedWords';
import { internshipCommunity } from '@/content/internship';
import { Composer } from '@/features/composer/Composer';
import { keptPost } from '@/features/feed/chosenPost';
import { CommunityFeed } from '@/features/feed/CommunityFeed';
import { PostActions } from '@/features/feed/PostActions';
import { setPost } from '@/features/feed/post.slice';
import { askCommunityPosts } from '@/features/feed/posts.api';
import { useClosed } from '@/features/feed/standing';
import { ProfilePanel } from '@/features/profile/ProfilePanel';
import type { PageHead } from '@/lib/head';
import { paths, withQuery } from '@/lib/paths';
import { TitleBanner } from '@/ui/TitleBanner';

export const head = (): PageHead => ({
  title: 'Internship forum · Kingdom Builders',
  description: 'Places, hosts and questions of the Kingdom Builders internship.',
  canonical: paths.internshipForum,
});

export const aside = ProfilePanel;

export const ask = askCommunityPosts(internshipCommunity);

const place = { list: 'community-posts', community: internshipCommunity } as const;

/** The internship's posts (specification, section 2, 'Internship forum'). */
export default function InternshipForumPage() {
  const dispatch = useDispatch();
  const closed = useClosed(internshipCommunity);
  const foot = useCallback(
    (post: Post) => (
      <PostActions
        to={withQuery(paths.internshipCommentPage, { post: post.id })}
        onOpen={() => dispatch(setPost(keptPost(post)))}
      />
    ),
    [dispatch],
  );
  return (
    <div className="feed">
      <TitleBanner heading={feedWords.internship} />
      <Composer place={place} closed={closed} />
      <CommunityFeed community={internshipCommunity} foot={foot} />
    </div>
  );
}
