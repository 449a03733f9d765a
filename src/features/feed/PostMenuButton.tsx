import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Post } from '@/api/models/post';
import { feedWords, moreAbout } from '@/content/feedWords';
import { lazyOptional } from '@/lib/lazyOptional';
import { retryImport } from '@/lib/retryImport';
import { lazyDialog } from '@/ui/lazyDialog';
import { MenuButton } from '@/ui/MenuButton';
import { prepareToasts } from '@/ui/toast';
import type { PostLinks } from './postLinks';
import * as buttonStyles from '@/ui/button.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './post.module.css';

const load = () => import('./PostMenu');

/** Loaded when the button is focused or hovered. */
const PostMenu = lazyOptional(
  load,
  'PostMenu',
  <p className={styles.menuNote}>{feedWords.menuFailed}</p>,
);
const CopyLinkDialog = lazyDialog(() => import('./CopyLinkDialog'), 'CopyLinkDialog');

const prepare = () => {
  retryImport(load, 'PostMenu').catch(() => {
    // The press tries again.
  });
  prepareToasts();
};

type PostMenuButtonProps = { readonly post: Post; readonly links: PostLinks };

/** Actions on a post, beside its author. */
export function PostMenuButton({ post, links }: PostMenuButtonProps) {
  const [refused, setRefused] = useState<string>();
  return (
    <>
      <MenuButton
        className={`${buttonStyles.btn} ${buttonStyles.btnQuiet} ${buttonStyles.btnIcon} ${styles.postMore}`}
        label={moreAbout(post.author)}
        trigger={<Ellipsis className={layoutStyles.icon} />}
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
