import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { Post } from '@/api/models/post';
import { feedWords as words, pictureOf, pictureNumber } from '@/content/feedWords';
import { useCloseOnBack } from '@/lib/useBlocker';
import { IconButton } from '@/ui/Button';
import { ModalDialog } from '@/ui/Modal';
import { PictureStage } from './PictureStage';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './pictureViewer.module.css';
import { useZoom, zoomStep } from './useZoom';

export type PostItem = { readonly key: string; readonly entry: Post };

const maxZoom = 6;
/** Pixels per arrow key. */
const panStep = 80;

export type PictureViewerProps = {
  /** Posts with a picture. */
  readonly pictures: readonly PostItem[];
  readonly shown: string;
  readonly onShow: (key: string) => void;
  readonly onClose: () => void;
};

/** A picture in full, with its neighbours. The dialog returns the focus. */
export function PictureViewer({ pictures, shown, onShow, onClose }: PictureViewerProps) {
  const at = pictures.findIndex(({ key }) => key === shown);
  const stage = useRef<HTMLDivElement>(null);
  useCloseOnBack(onClose);
  const go = (step: 1 | -1) => {
    const next = pictures[at + step];
    if (next !== undefined) onShow(next.key);
  };
  const { scale, zoomBy, zoomTo } = useZoom(stage, maxZoom, go);
  const show = (step: 1 | -1) => {
    zoomTo(1);
    go(step);
  };

  /** The dialog's buttons do the same. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = event.key.startsWith('Arrow') ? event.key.slice('Arrow'.length) : undefined;
    const isForward = direction === 'Right' || direction === 'Down';
    if (direction !== undefined && scale > 1) {
      const length = isForward ? panStep : -panStep;
      const isAcross = direction === 'Left' || direction === 'Right';
      stage.current?.scrollBy(isAcross ? { left: length } : { top: length });
    } else if (direction === 'Left' || direction === 'Right') show(isForward ? 1 : -1);
    else if (event.key === '+' || event.key === '=') zoomBy(zoomStep);
    else if (event.key === '-') zoomBy(1 / zoomStep);
    else if (event.key === '0') zoomTo(1);
    else return;
    event.preventDefault();
  };

  const { author = '', title = '', picture } = pictures[at]?.entry ?? {};
  if (picture === undefined) return null;
  const number = pictureNumber(at + 1, pictures.length);
  return (
    <ModalDialog
      first="[data-part=close]"
      className={styles.viewer}
      aria-label={words.pictureViewer}
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className={styles.viewerBar}>
        <p className={styles.viewerCaption} data-slot="viewer-caption">
          <b dir="auto">{title === '' ? author : title}</b>
          <span className={layoutStyles.caption}>
            {title !== '' && <bdi>{author}</bdi>}
            {pictures.length > 1 && <span className={layoutStyles.num}>{number}</span>}
          </span>
        </p>
        <IconButton
          Icon={ZoomOut}
          label={words.zoomOut}
          aria-disabled={scale === 1}
          onClick={() => zoomBy(1 / zoomStep)}
        />
        <IconButton
          Icon={ZoomIn}
          label={words.zoomIn}
          aria-disabled={scale === maxZoom}
          onClick={() => zoomBy(zoomStep)}
        />
        <IconButton Icon={X} label={words.close} data-part="close" onClick={onClose} />
      </div>
      <PictureStage
        stage={stage}
        pictureKey={shown}
        source={picture}
        alt={pictureOf(author)}
        scale={scale}
        onBackdropClick={onClose}
      />
      {pictures.length > 1 && (
        <>
          <IconButton
            Icon={ChevronLeft}
            label={words.previousPicture}
            className={styles.viewerArrow}
            aria-disabled={at === 0}
            onClick={() => show(-1)}
          />
          <IconButton
            Icon={ChevronRight}
            label={words.nextPicture}
            className={`${styles.viewerArrow} ${styles.viewerArrowNext}`}
            aria-disabled={at === pictures.length - 1}
            onClick={() => show(1)}
          />
        </>
      )}
      <p className={layoutStyles.sr} role="status">
        {`${number}: ${pictureOf(author)}`}
      </p>
    </ModalDialog>
  );
}
