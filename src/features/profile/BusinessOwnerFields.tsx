import { useMemo } from 'react';
import * as z from 'zod/mini';
import { countriesByName, countryCodes, countryFlag, countryNames } from '@/content/countries';
import { fieldLabels, missing, profileWords } from '@/content/enquiryWords';
import { homeCountry } from '@/lib/phone';
import { useHydrated } from '@/lib/useHydrated';
import type { PlacedFormProps } from '@/ui/form/FormPlace';
import { KeptForm } from '@/ui/form/KeptForm';
import { PhoneField } from '@/ui/form/PhoneField';
import { emailAddress, oneOf, phoneNumber, requiredText } from '@/ui/form/rules';
import { SearchSelectField } from '@/ui/form/SearchSelectField';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { EmailField, TextField } from '@/ui/form/TextField';
import { IdentityDocument } from './IdentityDocument';
import { KeptIdentity } from './KeptIdentity';
import { useIdentityDocument } from './useIdentityDocument';

const known = countryCodes.map((value) => ({ value }));

const schema = z.object({
  firstName: requiredText(missing.firstName),
  lastName: requiredText(missing.lastName),
  email: emailAddress(missing.email),
  businessName: requiredText(missing.businessName),
  country: oneOf(known, missing.country),
  phone: phoneNumber(missing.phone),
  description: requiredText(missing.description),
});

/** Names come from the browser, which may spell them otherwise than the build did. */
function useCountryOptions() {
  const hydrated = useHydrated();
  return useMemo(
    () =>
      hydrated
        ? countriesByName().map(({ code, name }) => ({
            value: code,
            label: name,
            sign: countryFlag(code),
          }))
        : [{ value: homeCountry, label: 'Canada' }],
    [hydrated],
  );
}

/** The profile's fields, then the identity document, which may be left out. */
export function BusinessOwnerFields({ level }: PlacedFormProps) {
  const countries = useCountryOptions();
  const identity = useIdentityDocument();
  return (
    <KeptForm
      title={profileWords.title}
      submit={profileWords.submit}
      {...(level && { level })}
      place="business-owner-profile"
      schema={schema}
      someOptional
      extra={<IdentityDocument />}
      summaryExtra={<KeptIdentity />}
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
      <fieldset className="form-group">
        <legend>{profileWords.about}</legend>
        <div className="form-fields">
          <TextField name="firstName" label={fieldLabels.firstName} autoComplete="given-name" />
          <TextField name="lastName" label={fieldLabels.lastName} autoComplete="family-name" />
          <EmailField name="email" label={fieldLabels.email} wide />
        </div>
      </fieldset>
      <fieldset className="form-group">
        <legend>{profileWords.business}</legend>
        <div className="form-fields">
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
            autoComplete="country"
          />
          <PhoneField name="phone" label={fieldLabels.phone} />
          <TextAreaField name="description" label={profileWords.description} />
        </div>
      </fieldset>
    </KeptForm>
  );
}
