import { useMemo } from 'react';
import * as z from 'zod/mini';
import { countriesByName, countryCodes, countryFlag, countryNames } from '@/content/countries';
import { fieldLabels, profileWords } from '@/content/enquiryWords';
import { requiredMessages } from '@/content/formWords';
import { homeCountry } from '@/lib/phone';
import { useHydrated } from '@/lib/useHydrated';
import { DraftForm } from '@/ui/form/DraftForm';
import { PhoneField } from '@/ui/form/PhoneField';
import { SearchSelectField } from '@/ui/form/SearchSelectField';
import { TextAreaField, EmailField, TextField } from '@/ui/form/TextField';
import { emailAddress, oneOf, phoneNumber, requiredText } from '@/ui/form/rules';
import { IdentityDocument, StoredIdentity, useIdentityDocument } from './IdentityDocument';
import * as formStyles from '@/ui/form/form.module.css';

const known = countryCodes.map((value) => ({ value }));

const schema = z.object({
  firstName: requiredText(requiredMessages.firstName),
  lastName: requiredText(requiredMessages.lastName),
  email: emailAddress(requiredMessages.email),
  businessName: requiredText(requiredMessages.businessName),
  country: oneOf(known, requiredMessages.country),
  phone: phoneNumber(requiredMessages.phone),
  description: requiredText(requiredMessages.description),
});

/** Browsers may spell country names differently than the build. */
function useCountryOptions() {
  const hydrated = useHydrated();
  return useMemo(
    () =>
      hydrated
        ? countriesByName().map(({ code, name }) => ({
            value: code,
            label: name,
            flag: countryFlag(code),
          }))
        : [{ value: homeCountry, label: 'Canada' }],
    [hydrated],
  );
}

/** The profile's fields, then the optional identity document. */
export function BusinessOwnerFields() {
  const countries = useCountryOptions();
  const identity = useIdentityDocument();
  return (
    <DraftForm
      title={profileWords.title}
      submit={profileWords.submit}
      formName="business-owner-profile"
      schema={schema}
      someOptional
      summaryExtra={<StoredIdentity />}
      entries={(values) => [
        { label: fieldLabels.firstName, value: values.firstName },
        { label: fieldLabels.lastName, value: values.lastName },
        { label: fieldLabels.email, value: values.email },
        { label: profileWords.businessName, value: values.businessName },
        { label: profileWords.country, value: countryNames().get(values.country) ?? '' },
        { label: fieldLabels.phone, value: values.phone },
        { label: profileWords.description, value: values.description },
        { label: profileWords.identity, value: identity.words },
      ]}
    >
      <fieldset className={formStyles.formGroup}>
        <legend>{profileWords.about}</legend>
        <div className={formStyles.formFields}>
          <TextField name="firstName" label={fieldLabels.firstName} autoComplete="given-name" />
          <TextField name="lastName" label={fieldLabels.lastName} autoComplete="family-name" />
          <EmailField name="email" label={fieldLabels.email} wide />
        </div>
      </fieldset>
      <fieldset className={formStyles.formGroup}>
        <legend>{profileWords.business}</legend>
        <div className={formStyles.formFields}>
          <TextField
            name="businessName"
            label={profileWords.businessName}
            autoComplete="organization"
            wide
          />
          <SearchSelectField
            name="country"
            label={profileWords.country}
            options={countries}
            autoComplete="country-name"
          />
          <PhoneField name="phone" label={fieldLabels.phone} />
          <TextAreaField name="description" label={profileWords.description} />
        </div>
      </fieldset>
      <IdentityDocument />
    </DraftForm>
  );
}
