import { Image, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { pictureWords } from '@/content/writingWords';
import { type PictureProblem, preparePicture } from '@/lib/picture';
import { Button } from '@/ui/Button';
import { FieldError } from '@/ui/FieldError';
import * as buttonStyles from '@/ui/button.module.css';
import * as fieldStyles from '@/ui/field.module.css';
import * as formStyles from './form.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as pictureFieldStyles from './pictureField.module.css';

type PictureFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly picture: string | undefined;
  /** Called with each readable picture, scaled and without location data. */
  readonly onPicture: (picture: Blob, name: string) => void | Promise<void>;
  readonly onRemove: () => void;
  readonly onReading?: (isReading: boolean) => void;
  readonly maxSidePx?: number;
};

type Reading = { readonly busy: boolean; readonly problem?: PictureProblem | undefined };

/** Refuses unreadable files and keeps the previous picture (decisions, section 6). */
export function PictureField(props: PictureFieldProps) {
  const { label, hint = pictureWords.kinds, picture, onPicture, onRemove, onReading } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [reading, setReading] = useState<Reading>({ busy: false });
  /** The newest file's reading; an earlier one that ends later is dropped. */
  const newest = useRef(0);

  const showReading = (next: Reading) => {
    setReading(next);
    onReading?.(next.busy);
  };

  const read = async (file: File) => {
    newest.current += 1;
    const { current } = newest;
    showReading({ busy: true });
    const result = await preparePicture(file, props.maxSidePx);
    if (current !== newest.current) return;
    let problem = 'problem' in result ? result.problem : undefined;
    try {
      if (result.picture !== undefined) await onPicture(result.picture, file.name);
    } catch {
      problem = 'unreadable';
    }
    if (current === newest.current) showReading({ busy: false, problem });
  };
  const { busy, problem } = reading;
  return (
    <div
      className={problem ? `${fieldStyles.field} ${fieldStyles.hasError}` : fieldStyles.field}
      data-slot="picture-field"
    >
      <span className={fieldStyles.label} id={`${id}-label`}>
        {label}
      </span>
      <div className={pictureFieldStyles.drop}>
        <span className={pictureFieldStyles.thumb}>
          {picture === undefined ? <Image /> : <img src={picture} alt="" />}
        </span>
        <p
          className={`${layoutStyles.caption} ${layoutStyles.muted}`}
          id={`${id}-hint`}
          role="status"
        >
          {busy ? pictureWords.reading : hint}
        </p>
        <div className={pictureFieldStyles.dropActions}>
          <label className={`${buttonStyles.btn} ${buttonStyles.btnOutline} ${buttonStyles.btnSm}`}>
            <input
              ref={input}
              id={id}
              className={layoutStyles.sr}
              type="file"
              accept="image/*"
              aria-labelledby={`${id}-label ${id}-browse`}
              aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
              aria-invalid={problem ? true : undefined}
              onChange={({ target }) => {
                const file = target.files?.[0];
                // So that the same file can be chosen again.
                target.value = '';
                if (file !== undefined) void read(file);
              }}
            />
            <span id={`${id}-browse`}>
              {picture === undefined ? pictureWords.browse : pictureWords.change}
            </span>
          </label>
          {picture !== undefined && (
            <Button
              variant="quiet"
              small
              aria-describedby={`${id}-label`}
              onClick={() => {
                newest.current += 1;
                showReading({ busy: false });
                onRemove();
                input.current?.focus();
              }}
            >
              <Trash2 />
              {pictureWords.remove}
            </Button>
          )}
        </div>
      </div>
      <div className={formStyles.fieldLine}>
        {problem !== undefined && (
          <FieldError id={`${id}-error`}>{pictureWords.problems[problem]}</FieldError>
        )}
      </div>
    </div>
  );
}
