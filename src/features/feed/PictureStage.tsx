import { type RefObject, useLayoutEffect, useState } from 'react';
import { feedWords as words } from '@/content/feedWords';
import { useOnline } from '@/lib/useOnline';
import { Button } from '@/ui/Button';
import * as buttonStyles from '@/ui/button.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import { usePictureSource } from './PostPicture';
import * as styles from './pictureViewer.module.css';

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
export function PictureStage(props: PictureStageProps) {
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
