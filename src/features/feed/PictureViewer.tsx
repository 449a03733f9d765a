import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
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

type Size = { readonly width: number; readonly height: number };

const unsized: Size = { width: 640, height: 400 };

/** The size at which the whole picture fills the room; small ones grow. */
function fitted(natural: Size, room: Size): Size {
  const fit = Math.min(room.width / natural.width, room.height / natural.height);
  return { width: natural.width * fit, height: natural.height * fit };
}

type PictureProps = { readonly source: string; readonly alt: string; readonly scale: number };

/** Needs a `key` per picture. */
function Picture({ source, alt, scale, room }: PictureProps & { readonly room: Size | undefined }) {
  const isOnline = useOnline();
  const [tries, setTries] = useState(0);
  const [natural, setNatural] = useState<Size>();
  // Loads again when the connection is back.
  const attempt = `${isOnline} ${tries}`;
  const { src, isBroken, onError } = usePictureSource(source, attempt);
  const size = natural && room && room.width > 0 ? fitted(natural, room) : undefined;
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
      {natural === undefined && (
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
        style={size && { width: size.width * scale, height: size.height * scale, maxWidth: 'none' }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setNatural(width > 0 && height > 0 ? { width, height } : unsized)
        }
        onError={onError}
      />
    </>
  );
}

type PictureStageProps = PictureProps & {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly pictureKey: string;
  readonly onBackdropClick: () => void;
};

/** One scroll container for all pictures, so that touches and keys continue. */
function PictureStage(props: PictureStageProps) {
  const { stage, pictureKey, onBackdropClick, ...picture } = props;
  const [room, setRoom] = useState<Size>();
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      setRoom({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return (
    // Keys belong to the dialog; a press outside does what Close does.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={stage}
      className={
        picture.scale > 1 ? `${styles.viewerStage} ${styles.isZoomed}` : styles.viewerStage
      }
      data-slot="viewer-stage"
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && picture.scale === 1) onBackdropClick();
      }}
    >
      <Picture key={pictureKey} {...picture} room={room} />
    </div>
  );
}

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
