import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Post } from '@/api/models/post';
import { feedWords as words } from '@/content/feedWords';
import { Modal } from '@/ui/Modal';
import type { ViewedPicture } from './PictureViewer';

const load = () => import('./PictureViewer');

type ViewerProps = {
  readonly pictures: readonly ViewedPicture[];
  readonly first: string;
  readonly onClose: () => void;
};

/** In the place of the viewer where its script cannot be had. */
function ViewerFailed({ pictures, first, onClose }: ViewerProps) {
  const source = pictures.find(({ key }) => key === first)?.source;
  return (
    <Modal heading={words.viewerFailed} close={words.close} onClose={onClose}>
      <p>
        <a href={source} target="_blank" rel="noopener noreferrer">
          {words.openPicture}
        </a>
      </p>
    </Modal>
  );
}

const PictureViewer = lazy(async () =>
  load().then(
    ({ PictureViewer: viewer }) => ({ default: viewer }),
    () => ({ default: ViewerFailed }),
  ),
);

/** Fetches the viewer ahead of a likely press. */
export function prepareViewer(): void {
  load().catch(() => {
    // The press says so.
  });
}

/** A post in a list, by its key. */
type Item = { readonly key: string; readonly entry: Post };

const picturesOf = (items: readonly Item[]): readonly ViewedPicture[] =>
  items.flatMap(({ key, entry: { picture, author, title } }) =>
    picture === undefined ? [] : [{ key, source: picture, author, title }],
  );

/**
 * The viewer of the pictures of a list.
 * @returns `view` opens it at the picture of a post; `viewer` is rendered beside the list
 */
export function usePictureViewer(items: readonly Item[]): {
  readonly view: (key: string) => void;
  readonly viewer: ReactNode;
} {
  const [first, view] = useState<string>();
  return {
    view,
    viewer: first !== undefined && (
      <Suspense>
        <PictureViewer pictures={picturesOf(items)} first={first} onClose={() => view(undefined)} />
      </Suspense>
    ),
  };
}
