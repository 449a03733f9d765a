import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths, withQuery } from '@/config/paths';
import { draftWords } from '@/content/writingWords';
import { formWords } from '@/content/formWords';
import { registrationWords as words } from '@/content/registrationWords';
import { focusOnMount } from '@/lib/focusOnMount';
import { sitePath } from '@/lib/sitePath';
import { useHydrated } from '@/lib/useHydrated';
import { ButtonLink } from '@/ui/Button';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { Form } from '@/ui/form/Form';
import { PasswordField, SecretSubmit } from '@/ui/form/PasswordField';
import { PhoneField } from '@/ui/form/PhoneField';
import { EmailField, TextField } from '@/ui/form/TextField';
import { useFieldValue } from '@/ui/form/useField';
import { useDraft } from '@/ui/form/useDraft';
import { type SchemaForm, useSchemaForm } from '@/ui/form/useSchemaForm';
import { TextLink } from '@/ui/TextLink';
import { LocationCredit, LocationFields } from './LocationFields';
import { registrationSchema, type RegistrationValues } from './registrationSchema';
import { useRegistration } from './useRegistration';
import * as buttonStyles from '@/ui/button.module.css';
import * as formStyles from '@/ui/form/form.module.css';
import * as layoutStyles from '@/ui/layout.module.css';
import * as styles from './registration.module.css';

const formName = 'registration';

/** A changed password changes the validity of its confirmation. */
function useConfirmation({ subscribe, trigger, getFieldState }: SchemaForm<RegistrationValues>) {
  useEffect(
    () =>
      subscribe({
        name: 'password',
        formState: { values: true, errors: true },
        callback: ({ name }) => {
          const wrong = getFieldState('confirm_password').error !== undefined;
          if (name === 'password' && wrong) void trigger('confirm_password');
        },
      }),
    [subscribe, trigger, getFieldState],
  );
}

/** In the person's country by default. */
function PhoneOfCountry() {
  return <PhoneField name="phone_number" label={words.phone} home={useFieldValue('country')} />;
}

/** Fields, sending and result (specification, sections 2 to 5). */
export function RegistrationFields() {
  const form = useSchemaForm(registrationSchema);
  const draft = useDraft(form, formName, { except: ['password', 'confirm_password'] });
  const { state, error, fieldErrors, submit } = useRegistration(draft.removeSent);
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  // The page the person wanted.
  const next = hydrated ? sitePath(query.get('next')) : undefined;
  const login = withQuery(paths.communityLogin, { next });
  const sending = state.step === 'sending';
  useConfirmation(form);

  if (state.step === 'registered') {
    return (
      <section className={`${styles.registered} ${layoutStyles.stack}`}>
        <h2 ref={focusOnMount} tabIndex={-1}>
          {words.registered}
        </h2>
        <p>
          {words.notLoggedIn} <span className={layoutStyles.cap}>{state.reason}</span>
        </p>
        <p>
          <ButtonLink to={login}>{words.logIn}</ButtonLink>
        </p>
      </section>
    );
  }
  return (
    <Form
      form={form}
      id={formName}
      label={words.title}
      pending={sending}
      error={error}
      fieldErrors={fieldErrors}
      onSubmit={submit}
    >
      <fieldset className={formStyles.formGroup}>
        <legend>{words.signIn}</legend>
        <div className={formStyles.formFields}>
          <EmailField name="email" label={words.email} wide />
          <TextField name="username" label={words.username} autoComplete="username" wide />
          <PasswordField name="password" label={words.password} autoComplete="new-password" />
          <PasswordField
            name="confirm_password"
            label={words.confirmation}
            autoComplete="new-password"
          />
        </div>
      </fieldset>
      <fieldset className={formStyles.formGroup}>
        <legend>{words.about}</legend>
        <div className={formStyles.formFields}>
          <TextField name="first_name" label={words.firstName} autoComplete="given-name" />
          <TextField name="last_name" label={words.lastName} autoComplete="family-name" />
          <ChoiceField name="gender" label={words.gender} options={words.genders} />
        </div>
      </fieldset>
      <fieldset className={formStyles.formGroup}>
        <legend>{words.where}</legend>
        <div className={formStyles.formFields}>
          <LocationFields />
          <PhoneOfCountry />
        </div>
        <LocationCredit />
      </fieldset>
      <div className={`${formStyles.formActions} ${styles.registerActions}`}>
        {sending ? (
          <p ref={focusOnMount} className={styles.registering} role="status" tabIndex={-1}>
            <span className={buttonStyles.spinner} aria-hidden="true" />
            <span>{words.sending}</span>
            <span className={layoutStyles.sr}> {words.sendingSpoken}</span>
          </p>
        ) : (
          <>
            <SecretSubmit className="needs-script">{words.submit}</SecretSubmit>
            <TextLink to={login}>{words.login}</TextLink>
            <TextLink to={paths.privacy}>{formWords.privacy}</TextLink>
          </>
        )}
        <p className={`${layoutStyles.small} ${layoutStyles.muted}`} role="status">
          {!draft.isStored && draftWords.refused}
        </p>
      </div>
    </Form>
  );
}
