import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useOnline } from '@/lib/useOnline';
import { prepareViewer } from './usePictureViewer';
import { feedWords, pictureOf } from '@/content/feedWords';

type PostPictureProps = {
  readonly source: string;
  readonly author: string;
  /** Shows all of it instead of filling its place. */
  readonly whole?: boolean;
  /** Opens it in full; missing where nothing does. */
  readonly onView?: () => void;
};

/** A post's picture in a place that has its size from the start; a broken one leaves a quiet note. */
export function PostPicture({ source, author, whole = false, onView }: PostPictureProps) {
  const [broken, setBroken] = useState<string>();
  // What was missing without a connection may come with it.
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
    <div className={whole ? 'media media--whole' : 'media'} data-slot="post-picture">
      {broken === attempt ? (
        <p className="muted">
          <CircleAlert className="icon" />
          {feedWords.broken}
        </p>
      ) : onView === undefined ? (
        image
      ) : (
        <button
          type="button"
          className="media-open"
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            // Some browsers focus no button that is pressed, and the focus comes back to it.
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
