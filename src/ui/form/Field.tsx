import { type ReactNode, use } from 'react';
import { formWords } from '@/content/formWords';
import { FieldError } from '@/ui/FieldError';
import { type FieldProps, LiveErrorsContext, type useField } from './useField';
import * as fieldStyles from '@/ui/field.module.css';
import * as formStyles from './form.module.css';
import * as layoutStyles from '@/ui/layout.module.css';

type FieldFrameProps = Pick<FieldProps, 'label' | 'hint' | 'optional' | 'wide'> & {
  readonly field: ReturnType<typeof useField>;
  /** `group` for several controls, which cannot share a `label` element. */
  readonly kind?: 'single' | 'group';
  readonly children: ReactNode;
};

export function Field(props: FieldFrameProps) {
  const { field, label, hint, optional, wide, kind = 'single', children } = props;
  const { id, error } = field;
  const live = use(LiveErrorsContext);
  const classes = [fieldStyles.field, wide && formStyles.span2, error && fieldStyles.hasError]
    .filter(Boolean)
    .join(' ');
  const words = (
    <>
      {label}
      {optional && <span className={formStyles.optional}> ({formWords.optional})</span>}
    </>
  );
  return (
    <div className={classes} data-slot="field">
      {kind === 'single' ? (
        <label htmlFor={id}>{words}</label>
      ) : (
        <span className={fieldStyles.label} id={`${id}-label`}>
          {words}
        </span>
      )}
      {hint !== undefined && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <div className={formStyles.fieldLine}>
        {error !== undefined && (
          <FieldError id={`${id}-error`} live={live}>
            <span className={layoutStyles.cap}>{error}</span>
          </FieldError>
        )}
      </div>
    </div>
  );
}
