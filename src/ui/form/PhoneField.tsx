import { formWords } from '@/content/formWords';
import { homeCountry } from '@/lib/phone';
import { Field } from './Field';
import type { PhoneInputProps } from './PhoneInput';
import { type FieldProps, useField } from './useField';
import { useEnhancedControl } from './useEnhancedControl';
import * as fieldStyles from '@/ui/field.module.css';
import * as formStyles from './form.module.css';

const loadInput = () => import('./PhoneInput');

/** A plain field until the phone library has loaded; then the value is in E.164. */
export function PhoneField({ home, ...props }: FieldProps & Pick<PhoneInputProps, 'home'>) {
  const field = useField(props);
  const formatted = useEnhancedControl(field.id, loadInput);
  return (
    <Field {...props} field={field}>
      {formatted ? (
        <formatted.PhoneInput field={field} name={props.name} home={home} />
      ) : (
        <div className={fieldStyles.inputGroup}>
          <span className={formStyles.phoneCode}>
            <span className={fieldStyles.select} aria-hidden="true">
              {homeCountry} +1
            </span>
            <select aria-label={formWords.countryCode} className="needs-script">
              <option>{homeCountry} +1</option>
            </select>
          </span>
          <input
            {...field.register()}
            className={fieldStyles.input}
            placeholder=" "
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        </div>
      )}
    </Field>
  );
}
