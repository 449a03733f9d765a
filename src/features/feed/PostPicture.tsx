import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useOnline } from '@/lib/useOnline';
import { prepareViewer } from './usePictureViewer';
import { feedWords, pictureOf } from '@/content/feedWords';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './post.module.css';

type PostPictureProps = {
  readonly source: string;
  readonly author: string;
  readonly whole?: boolean;
  readonly onView?: (() => void) | undefined;
};

/** A picture with reserved size; a note if it is broken. */
export function PostPicture({ source, author, whole = false, onView }: PostPictureProps) {
  const [broken, setBroken] = useState<string>();
  // Loads again when the connection is back.
  const attempt = `${useOnline()} ${source}`;
  const image = (
    <img
      src={source}
      alt={pictureOf(author)}
      width={640}
      height={400}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(attempt)}
    />
  );
  return (
    <div className={whole ? `${styles.media} ${styles.mediaWhole}` : styles.media}>
      {broken === attempt ? (
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
          onFocus={prepareViewer}
          onPointerEnter={prepareViewer}
        >
          {image}
        </button>
      )}
    </div>
  );
}
