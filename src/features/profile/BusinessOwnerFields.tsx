import { useMemo } from 'react';
import { Trash2 } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import * as z from 'zod/mini';
import { countriesByName, countryCodes, countryFlag, countryNames } from '@/content/countries';
import { fieldLabels, missing, profileWords } from '@/content/enquiryWords';
import { identityDocumentTypes } from '@/content/formOptions';
import { homeCountry } from '@/lib/phone';
import { useHydrated } from '@/lib/useHydrated';
import { Button } from '@/ui/Button';
import { DraftForm } from '@/ui/form/DraftForm';
import { PhoneField } from '@/ui/form/PhoneField';
import { SearchSelectField } from '@/ui/form/SearchSelectField';
import { TextAreaField, EmailField, TextField } from '@/ui/form/TextField';
import { emailAddress, oneOf, phoneNumber, requiredText } from '@/ui/form/rules';
import { labelOf } from '@/ui/form/summaryText';
import { IdentityDocument } from './IdentityDocument';
import {
  clearImageBack,
  selectImageBack,
  clearImageFront,
  selectImageFront,
  selectIdType,
  setIdType,
} from './identity.slice';
import * as formStyles from '@/ui/form/form.module.css';
import * as formSummaryStyles from '@/ui/form/formSummary.module.css';
import * as layoutStyles from '@/ui/layout.module.css';

/** The stored identity document (decisions, section 4); `words` is empty without one. */
function useIdentityDocument(): { readonly words: string; readonly remove: () => void } {
  const dispatch = useDispatch();
  const type = labelOf(identityDocumentTypes, useSelector(selectIdType));
  const front = useSelector(selectImageFront) !== '' && profileWords.front;
  const back = useSelector(selectImageBack) !== '' && profileWords.back;
  return {
    words: [type, front, back].filter(Boolean).join(', '),
    remove: () => {
      dispatch(setIdType(''));
      dispatch(clearImageFront());
      dispatch(clearImageBack());
    },
  };
}

/** The stored document in the summary, with its removal. */
function StoredIdentity() {
  const { words, remove } = useIdentityDocument();
  if (words === '') return null;
  return (
    <div
      className={`${layoutStyles.row} ${formSummaryStyles.notPrinted}`}
      data-slot="stored-identity"
    >
      <p className={`${layoutStyles.small} ${layoutStyles.muted}`}>{profileWords.identityKept}</p>
      <Button small variant="outline" onClick={remove}>
        <Trash2 className={layoutStyles.icon} />
        {profileWords.identityRemove}
      </Button>
    </div>
  );
}

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

/** Browsers may spell country names differently than the build. */
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

/** The profile's fields, then the optional identity document. */
export function BusinessOwnerFields() {
  const countries = useCountryOptions();
  const identity = useIdentityDocument();
  return (
    <DraftForm
      title={profileWords.title}
      submit={profileWords.submit}
      place="business-owner-profile"
      schema={schema}
      someOptional
      extra={<IdentityDocument />}
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
            autoComplete="country"
          />
          <PhoneField name="phone" label={fieldLabels.phone} />
          <TextAreaField name="description" label={profileWords.description} />
        </div>
      </fieldset>
    </DraftForm>
  );
}
