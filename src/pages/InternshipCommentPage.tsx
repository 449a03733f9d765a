import { feedWords } from '@/content/feedWords';
import { internshipCommunity } from '@/config/fixedIds';
import { usePostLinks } from '@/features/feed/postLinks';
import { closedHead } from '@/config/site';
import { paths } from '@/config/paths';
import { PostWithComments } from './CommentPage';
export { ProfilePanel as aside } from '@/features/profile/ProfilePanel';

export const head = closedHead('Internship comments');

const list = { community: internshipCommunity };

/** A post of the internship forum and its comments (decisions, section 4). */
export default function InternshipCommentPage() {
  const links = usePostLinks(paths.internshipForum, paths.internshipCommentPage, {
    id: internshipCommunity,
    isFixed: true,
  });
  return <PostWithComments heading={feedWords.internship} links={links} list={list} />;
}
