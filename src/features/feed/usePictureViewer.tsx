import { useState } from 'react';
import { prefetch } from '@/lib/prefetch';
import { lazyDialog } from '@/ui/lazyDialog';
import type { PostItem } from './PictureViewer';

const load = () => import('./PictureViewer');

const PictureViewer = lazyDialog(load, 'PictureViewer');

/** Loads the viewer early; the press reports a failure. */
export const prefetchViewer = () => prefetch(load, 'PictureViewer');

type OpenViewerProps = {
  readonly items: readonly PostItem[];
  readonly first: string;
  readonly onClose: () => void;
};

/** Once the picture on show has left the list, the list stays as it was until another one shows. */
function OpenViewer({ items, first, onClose }: OpenViewerProps) {
  const [shown, setShown] = useState(first);
  const [listed, setListed] = useState(items);
  const hasPicture = ({ entry }: PostItem) => entry.picture !== undefined;
  const hasShown = items.some((item) => item.key === shown && hasPicture(item));
  if (hasShown && listed !== items) setListed(items);
  const pictures = listed.filter(hasPicture);
  return <PictureViewer pictures={pictures} shown={shown} onShow={setShown} onClose={onClose} />;
}

/** The picture viewer of a list: `view` opens it, the list renders `viewer`. */
export function usePictureViewer(items: readonly PostItem[]) {
  const [first, view] = useState<string>();
  return {
    view,
    viewer: first !== undefined && (
      <OpenViewer items={items} first={first} onClose={() => view(undefined)} />
    ),
  };
}
