import { Image, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { pictureObjectUrl } from '@/lib/picture';
import { pictureWords as words } from '@/content/writingWords';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/FieldError';
import type { useComposer } from './useComposer';
import * as buttonStyles from '@/ui/button.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './composer.module.css';

/** A post's picture: preview, what was done to the file, errors. */
export function AttachedPicture({ post }: { readonly post: ReturnType<typeof useComposer> }) {
  const { picture, reading, problem, posting, choose, remove } = post;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={styles.composerPicture} role="status">
        {reading && (
          <p className={`${layoutStyles.caption} ${layoutStyles.muted}`}>{words.reading}</p>
        )}
        {picture !== undefined && !reading && (
          <>
            <span className={styles.composerThumb} data-slot="composer-thumb">
              <img src={pictureObjectUrl(picture)} alt="" />
            </span>
            <p className={layoutStyles.caption}>
              <b>{picture.name}</b>
              <span className={layoutStyles.muted}>{picture.note}</span>
            </p>
          </>
        )}
      </div>
      {problem !== undefined && (
        <FieldError id={`${id}-problem`}>{words.problems[problem]}</FieldError>
      )}
      <div className={styles.composerFiles}>
        <label className={`${buttonStyles.btn} ${buttonStyles.btnOutline} ${buttonStyles.btnSm}`}>
          <input
            ref={input}
            className={layoutStyles.sr}
            type="file"
            accept="image/*"
            disabled={posting}
            aria-describedby={problem && `${id}-problem`}
            aria-invalid={problem ? true : undefined}
            onChange={({ target }) => {
              const file = target.files?.[0];
              // So that the same file can be chosen again.
              target.value = '';
              if (file !== undefined) void choose(file);
            }}
          />
          <Image />
          <span>{picture === undefined ? words.browse : words.change}</span>
        </label>
        {picture !== undefined && (
          <Button
            variant="quiet"
            small
            disabled={posting}
            onClick={() => {
              remove();
              input.current?.focus();
            }}
          >
            <Trash2 />
            {words.remove}
          </Button>
        )}
      </div>
    </>
  );
}
