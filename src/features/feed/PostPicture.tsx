import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useOnline } from '@/lib/useOnline';
import { prefetchViewer } from './usePictureViewer';
import { feedWords, pictureOf } from '@/content/feedWords';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './post.module.css';

const withoutQuery = (source: string) => source.split('?')[0];

/** The address to load: a signature in the query, new in each answer, counts after an error only. */
export function usePictureSource(source: string, attempt: string) {
  const [shown, setShown] = useState<{ readonly src: string; readonly failed?: string }>({
    src: source,
  });
  const { src, failed } = shown;
  const isOther = withoutQuery(src) !== withoutQuery(source);
  if (failed === undefined ? isOther : failed !== attempt) setShown({ src: source });
  return {
    src,
    isBroken: failed === attempt,
    onError: () => setShown({ src: source, ...(src === source && { failed: attempt }) }),
  };
}

type PostPictureProps = {
  readonly source: string;
  readonly author: string;
  readonly whole?: boolean;
  readonly onView?: (() => void) | undefined;
};

/** A picture with reserved size; a note if it is broken. */
export function PostPicture({ source, author, whole = false, onView }: PostPictureProps) {
  // Loads again when the connection is back.
  const { src, isBroken, onError } = usePictureSource(source, `${useOnline()} ${source}`);
  const image = (
    <img
      src={src}
      alt={pictureOf(author)}
      width={640}
      height={400}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={onError}
    />
  );
  return (
    <div className={whole ? `${styles.media} ${styles.mediaWhole}` : styles.media}>
      {isBroken ? (
        <p className={layoutStyles.muted}>
          <CircleAlert />
          {feedWords.brokenInPost}
        </p>
      ) : onView === undefined ? (
        image
      ) : (
        <button
          type="button"
          className={styles.mediaOpen}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            // Some browsers do not focus a pressed button, and the focus returns to it.
            currentTarget.focus({ preventScroll: true });
            onView();
          }}
          onFocus={prefetchViewer}
          onPointerEnter={prefetchViewer}
        >
          {image}
        </button>
      )}
    </div>
  );
}
