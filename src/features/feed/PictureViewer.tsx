import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Post } from '@/api/models/post';
import { feedWords as words, pictureOf, pictureNumber } from '@/content/feedWords';
import { useCloseOnBack } from '@/lib/useBlocker';
import { useOnline } from '@/lib/useOnline';
import { Button, IconButton } from '@/ui/Button';
import { ModalDialog } from '@/ui/Modal';
import * as buttonStyles from '@/ui/button.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './pictureViewer.module.css';
import { usePictureSource } from './PostPicture';
import { useZoom, zoomStep } from './useZoom';

/** Of a drawing without a size. */
const defaultRatio = 1.6;

/** The picture fills the room at scale 1; small ones grow. */
const sizeOf = (scale: number, ratio: number) => ({
  width: `calc(${scale} * min(100cqw, ${ratio} * 100cqh))`,
  maxWidth: 'none',
  aspectRatio: ratio,
});

type PictureProps = { readonly source: string; readonly alt: string; readonly scale: number };

/** Needs a `key` per picture. */
function Picture({ source, alt, scale }: PictureProps) {
  const isOnline = useOnline();
  const [tries, setTries] = useState(0);
  /** Width by height; undefined until loaded. */
  const [ratio, setRatio] = useState<number>();
  // Loads again when the connection is back.
  const attempt = `${isOnline} ${tries}`;
  const { src, isBroken, onError } = usePictureSource(source, attempt);
  if (isBroken) {
    return (
      <div className={styles.viewerNote} role="alert">
        <p>{isOnline ? words.broken : words.pictureOffline}</p>
        <Button variant="accent" small onClick={() => setTries(tries + 1)}>
          {words.again}
        </Button>
      </div>
    );
  }
  return (
    <>
      {ratio === undefined && (
        <p className={styles.viewerNote} role="status">
          <span className={buttonStyles.spinner} aria-hidden="true" />
          <span className={layoutStyles.sr}>{words.pictureLoading}</span>
        </p>
      )}
      <img
        key={attempt}
        src={src}
        alt={alt}
        draggable={false}
        referrerPolicy="no-referrer"
        style={ratio === undefined ? undefined : sizeOf(scale, ratio)}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio((naturalHeight && naturalWidth / naturalHeight) || defaultRatio)
        }
        onError={onError}
      />
    </>
  );
}

export type PostItem = { readonly key: string; readonly entry: Post };

const maxZoom = 6;
/** Pixels per arrow key. */
const panStep = 80;

type PictureViewerProps = {
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
          <b dir="auto" translate={title === '' ? 'no' : undefined}>
            {title === '' ? author : title}
          </b>
          <span className={layoutStyles.caption}>
            {title !== '' && <bdi translate="no">{author}</bdi>}
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
      {/* One scroll container for all pictures, so that touches and keys continue. Keys belong to the
          dialog; a press outside does what Close does. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={stage}
        className={scale > 1 ? `${styles.viewerStage} ${styles.isZoomed}` : styles.viewerStage}
        data-slot="viewer-stage"
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget && scale === 1) onClose();
        }}
      >
        <Picture key={shown} source={picture} alt={pictureOf(author)} scale={scale} />
      </div>
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
