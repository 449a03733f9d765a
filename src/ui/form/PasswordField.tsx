import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { formWords } from '@/content/formWords';
import { Field } from './Field';
import { type FieldProps, useField } from './useField';
import * as fieldStyles from '@/ui/field.module.css';
import { Button } from '@/ui/Button';

export function PasswordField(props: FieldProps) {
  const field = useField(props);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...props} field={field}>
      <div className={fieldStyles.pw}>
        <input
          {...field.register()}
          className={fieldStyles.input}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete={props.autoComplete ?? 'current-password'}
        />
        <button
          type="button"
          className="needs-script"
          aria-label={shown ? formWords.hidePassword : formWords.showPassword}
          onClick={() => setShown(!shown)}
        >
          <Icon />
        </button>
      </div>
    </Field>
  );
}

/** Without script, the disabled button keeps Enter from sending a password to the static host. */
export function SecretSubmit(props: Omit<ComponentProps<typeof Button>, 'type' | 'disabled'>) {
  return (
    <>
      <noscript>
        <button type="submit" disabled hidden>
          {props.children}
        </button>
      </noscript>
      <Button {...props} type="submit" />
    </>
  );
}
