import { Bookmark, BookmarkX, Link as LinkIcon, UserRound, Volume2, VolumeX } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Post } from '@/api/models/post';
import {
  feedWords as words,
  muteAuthor,
  mutedWords,
  postsBy,
  unmuteAuthor,
} from '@/content/feedWords';
import { paths, withQuery } from '@/config/paths';
import { selfOf } from '@/api/models/profile';
import { setMuted, setSaved, useIsMuted, useIsSaved } from '@/session/memberValues';
import { useCurrentUserQuery } from '@/session/session.api';
import { showToast } from '@/ui/toast';
import type { PostLinks } from './postLinks';
import * as styles from './post.module.css';

type PostMenuProps = {
  readonly post: Post;
  readonly links: PostLinks;
  readonly onCopyRefused: (address: string) => void;
};

export function PostMenu({ post, links, onCopyRefused }: PostMenuProps) {
  const { author } = post;
  const entry = { post: post.id, community: links.community };
  const isSaved = useIsSaved(entry);
  const isMuted = useIsMuted(author);
  const { currentData: user } = useCurrentUserQuery();
  const isOwn = user !== undefined && selfOf(user).names.includes(author);
  const navigate = useNavigate();
  const save = () => {
    if (!setSaved(entry, !isSaved)) showToast('error', words.notStored);
    else if (isSaved) showToast('success', words.unsaved);
    else {
      const href = withQuery(paths.community, { saved: 1 });
      showToast('success', words.saved, { label: words.seeSaved, href, go: navigate });
    }
  };
  const mute = ({ currentTarget }: MouseEvent) => {
    const article = currentTarget.closest<HTMLElement>('[role=feed] > article');
    // After the menu has closed: its button may disappear.
    queueMicrotask(() => {
      article?.focus({ preventScroll: true });
      if (!setMuted(author, !isMuted)) showToast('error', words.notStored);
      else showToast('success', `${isMuted ? mutedWords.unmuted : mutedWords.muted} ${author}`);
    });
  };
  const copy = async () => {
    const { href } = new URL(links.to(post), window.location.href);
    try {
      await navigator.clipboard.writeText(href);
      showToast('success', words.copied);
    } catch {
      onCopyRefused(href);
    }
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        <LinkIcon />
        {words.copy}
      </button>
      <button type="button" onClick={save}>
        {isSaved ? <BookmarkX /> : <Bookmark />}
        {isSaved ? words.unsave : words.save}
      </button>
      <Link to={links.by(author)}>
        <UserRound />
        <bdi className={styles.menuName}>{isOwn ? words.yourPosts : postsBy(author)}</bdi>
      </Link>
      {!isOwn && (
        <button type="button" onClick={mute}>
          {isMuted ? <Volume2 /> : <VolumeX />}
          <bdi className={styles.menuName}>
            {isMuted ? unmuteAuthor(author) : muteAuthor(author)}
          </bdi>
        </button>
      )}
    </>
  );
}
