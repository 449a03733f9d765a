import { useState } from 'react';
import type { Post } from '@/api/models/post';
import { feedWords as words } from '@/content/feedWords';
import { prefetch } from '@/lib/prefetch';
import { lazyDialog, type LostProps, RetryButton } from '@/ui/lazyDialog';
import { Modal } from '@/ui/Modal';
import type { PictureViewerProps, ViewedPicture } from './PictureViewer';

const load = () => import('./PictureViewer');

/** Shown if the viewer's script is lost. */
function ViewerFailed({ pictures, shown, onClose, ...retry }: LostProps<PictureViewerProps>) {
  const source = pictures.find(({ key }) => key === shown)?.source;
  return (
    <Modal heading={words.viewerFailed} close={words.close} onClose={onClose}>
      <p>
        <a href={source} target="_blank" rel="noopener noreferrer">
          {words.openPicture}
        </a>
      </p>
      <RetryButton {...retry} />
    </Modal>
  );
}

const PictureViewer = lazyDialog<'PictureViewer', PictureViewerProps>(
  load,
  'PictureViewer',
  ViewerFailed,
);

/** Loads the viewer early; the press reports a failure. */
export const prefetchViewer = () => prefetch(load, 'PictureViewer');

type Item = { readonly key: string; readonly entry: Post };

const picturesOf = (items: readonly Item[]): readonly ViewedPicture[] =>
  items.flatMap(({ key, entry: { picture, author, title } }) =>
    picture === undefined ? [] : [{ key, source: picture, author, title }],
  );

type OpenViewerProps = {
  readonly items: readonly Item[];
  readonly first: string;
  readonly onClose: () => void;
};

/** Once the picture on show has left the list, the list stays as it was until another one shows. */
function OpenViewer({ items, first, onClose }: OpenViewerProps) {
  const [shown, setShown] = useState(first);
  const [listed, setListed] = useState(items);
  const hasShown = picturesOf(items).some(({ key }) => key === shown);
  if (hasShown && listed !== items) setListed(items);
  return (
    <PictureViewer
      pictures={picturesOf(listed)}
      shown={shown}
      onShow={setShown}
      onClose={onClose}
    />
  );
}

/** The picture viewer of a list: `view` opens it, the list renders `viewer`. */
export function usePictureViewer(items: readonly Item[]) {
  const [first, view] = useState<string>();
  return {
    view,
    viewer: first !== undefined && (
      <OpenViewer items={items} first={first} onClose={() => view(undefined)} />
    ),
  };
}
