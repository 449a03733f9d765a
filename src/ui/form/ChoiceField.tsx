import { useFormContext } from 'react-hook-form';
import type { Option } from '@/content/formOptions';
import { Field } from './Field';
import { type FieldProps, useField } from './useField';
import * as fieldStyles from '@/ui/field.module.css';

type ChoiceFieldProps = FieldProps & { readonly options: readonly Option[] };

/** Radios, so that arrow keys work. */
export function ChoiceField({ options, ...props }: ChoiceFieldProps) {
  const field = useField(props);
  const { id, ...group } = field.control;
  const { register, setValue } = useFormContext();
  const { ref, ...registered } = register(props.name);
  return (
    <Field wide {...props} field={field} kind="group">
      <div {...group} className={fieldStyles.seg} role="radiogroup" aria-labelledby={`${id}-label`}>
        {options.map(({ value, label }, index) => (
          <label key={value}>
            <input
              {...registered}
              ref={(input) => {
                const isChosen = input?.checked === true;
                ref(input);
                // react-hook-form 7.92 clears a radio that was chosen before the form hydrated.
                if (isChosen && !input.checked) setValue(props.name, value);
              }}
              id={index === 0 ? id : `${id}-${index}`}
              type="radio"
              value={value}
            />
            {label}
          </label>
        ))}
      </div>
    </Field>
  );
}
