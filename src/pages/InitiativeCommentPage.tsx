import { useMyCommunitiesQuery } from '@/api/communities.api';
import { commentPageWords as words } from '@/content/commentPageWords';
import { useChosenCommunity } from '@/features/communities/chosenCommunity';
import { usePostLinks } from '@/features/feed/postLinks';
import { closedHead } from '@/config/site';
import { paths } from '@/config/paths';
import { PostWithComments } from './CommentPage';
export { ProfilePanel as aside } from '@/features/profile/ProfilePanel';

export const head = closedHead('Community comments');

/** A community's post and its comments (specification, section 2, 'Comment page'). */
export default function InitiativeCommentPage() {
  const { currentData: mine } = useMyCommunitiesQuery();
  const chosen = useChosenCommunity('last', mine);
  const links = usePostLinks(paths.communityInitiative, paths.initiativeCommentPage, chosen);
  const list = chosen && { community: chosen.id };
  return <PostWithComments heading={chosen?.name ?? words.page} links={links} list={list} />;
}
