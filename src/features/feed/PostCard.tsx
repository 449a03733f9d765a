import { Ellipsis } from 'lucide-react';
import { memo, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Post } from '@/api/models/post';
import { fromFeed } from '@/config/paths';
import type { OutboxItem } from '@/outbox/item';
import { feedWords as words, moreAbout } from '@/content/feedWords';
import { Ago } from '@/ui/formatted/Ago';
import { useMutedLine } from '@/session/memberValues';
import { MutedLine } from '@/ui/MutedLine';
import * as layoutStyles from '@/ui/layout.module.css';
import '@/ui/card.module.css';
import * as styles from './post.module.css';
import { ClampedText } from '@/ui/formatted/ClampedText';
import { Portrait } from '@/ui/formatted/Portrait';
import { type ListMemory, useRememberedOpen } from '@/lib/windowed/listMemory';
import type { PostLinks } from './postLinks';
import { PendingItem } from './PendingItem';
import { PostPicture } from './PostPicture';
import { lazyOptional } from '@/lib/lazyOptional';
import { prefetch } from '@/lib/prefetch';
import { lazyDialog } from '@/ui/lazyDialog';
import { MenuButton } from '@/ui/MenuButton';
import { prefetchToasts } from '@/ui/toast';
import * as buttonStyles from '@/ui/button.module.css';

export type PostFooter = (post: Post, links: PostLinks) => ReactNode;

/** What the cards of a list share. */
export type PostListProps = {
  readonly renderFooter: PostFooter;
  readonly links: PostLinks;
  readonly foldsMuted: boolean;
  readonly memory: ListMemory;
};

type PostCardProps = PostListProps & {
  readonly post: Post;
  readonly item?: OutboxItem | undefined;
  readonly onView: (key: string) => void;
  readonly itemKey: string;
};

const load = () => import('./PostMenu');

const PostMenu = lazyOptional(
  load,
  'PostMenu',
  <p className={styles.menuNote}>{words.menuFailed}</p>,
);
const CopyLinkDialog = lazyDialog(() => import('./CopyLinkDialog'), 'CopyLinkDialog');

const prepare = () => {
  // The press tries again.
  prefetch(load, 'PostMenu');
  prefetchToasts();
};

function PostMenuButton({ post, links }: { readonly post: Post; readonly links: PostLinks }) {
  const [refused, setRefused] = useState<string>();
  return (
    <>
      <MenuButton
        className={`${buttonStyles.btn} ${buttonStyles.btnQuiet} ${buttonStyles.btnIcon} ${styles.postMore}`}
        label={moreAbout(post.author)}
        trigger={<Ellipsis />}
        onIntent={prepare}
      >
        <Suspense fallback={<span className={buttonStyles.spinner} aria-hidden="true" />}>
          <PostMenu post={post} links={links} onCopyRefused={setRefused} />
        </Suspense>
      </MenuButton>
      {refused !== undefined && (
        <CopyLinkDialog address={refused} onClose={() => setRefused(undefined)} />
      )}
    </>
  );
}

type PostAuthorProps = {
  readonly post: Post;
  /** Missing in previews. */
  readonly links?: PostLinks;
  readonly linkState?: string;
};

/** Author and time, linking to the post, and its menu. */
export function PostAuthor({ post, links, linkState }: PostAuthorProps) {
  const { author, createdAt } = post;
  const time = createdAt === undefined ? undefined : <Ago moment={createdAt} />;
  return (
    <header>
      <Portrait name={author} />
      <div>
        <b>
          <bdi translate="no">{author}</bdi>
        </b>
        {links === undefined ? (
          <span className={`${layoutStyles.caption} ${layoutStyles.muted}`}>{time}</span>
        ) : (
          <Link
            className={`${styles.postTime} ${layoutStyles.caption} ${layoutStyles.muted}`}
            to={links.to(post)}
            state={linkState}
            onClick={() => links.onOpen(post)}
          >
            {time ?? words.open}
          </Link>
        )}
      </div>
      {links !== undefined && <PostMenuButton post={post} links={links} />}
    </header>
  );
}

type PostBodyProps = {
  readonly post: Post;
  /** On the post's own page. */
  readonly whole?: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onView?: () => void;
};

export function PostBody({ post, whole = false, open, onToggle, onView }: PostBodyProps) {
  const { title, body, picture, author } = post;
  const Heading = whole ? 'h2' : 'h3';
  // A long post is cut on its own page too.
  const lines = whole ? 30 : 3;
  return (
    <>
      {title !== '' && <Heading dir="auto">{title}</Heading>}
      {body !== '' && (
        <ClampedText text={body} lines={lines} open={open} onToggle={onToggle} words={words} />
      )}
      {picture !== undefined && (
        <PostPicture source={picture} author={author} whole={whole} onView={onView} />
      )}
    </>
  );
}

/** A post (design guide, section 7). Pending posts have no comments yet. */
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post, item, renderFooter, links, foldsMuted, onView, memory, itemKey } = props;
  const [open, toggle] = useRememberedOpen(memory, itemKey);
  const muted = useMutedLine(post.author, foldsMuted && post.id > 0);
  if (muted.isFolded) return <MutedLine {...muted.line} />;
  return (
    <>
      {muted.isMuted && <MutedLine {...muted.line} />}
      <PostAuthor post={post} {...(post.id > 0 && { links })} linkState={fromFeed} />
      <PostBody post={post} open={open} onToggle={toggle} onView={() => onView(itemKey)} />
      {item !== undefined && <PendingItem item={item} />}
      {post.id > 0 && renderFooter(post, links)}
    </>
  );
});
