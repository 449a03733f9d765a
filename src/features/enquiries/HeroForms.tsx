import { useDispatch } from 'react-redux';
import * as z from 'zod/mini';
import { enquiryForms, enquiryLabels, fieldLabels } from '@/content/enquiryWords';
import { missing } from '@/content/formWords';
import { aiFormTypes, innovationTypes, type Option } from '@/content/formOptions';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { DraftForm } from '@/ui/form/DraftForm';
import { PhoneField } from '@/ui/form/PhoneField';
import {
  emailAddress,
  oneOf,
  dependentChoice,
  optionalText,
  phoneNumber,
  requiredText,
} from '@/ui/form/rules';
import { labelOf } from '@/ui/form/summaryText';
import { EmailField, TextAreaField, TextField } from '@/ui/form/TextField';
import { useAnswer } from '@/ui/form/useField';
import { setUserSoftwareType } from './software.slice';
import * as formStyles from '@/ui/form/form.module.css';

/* Short forms beside the heading of their page. */

const tools = z.object({
  type: oneOf(aiFormTypes, missing.type),
  details: requiredText(missing.details),
});

export function AiToolsFields() {
  const dispatch = useDispatch();
  return (
    <DraftForm
      {...enquiryForms.aiTools}
      level={2}
      place="ai-tools"
      schema={tools}
      onDone={({ type }) => dispatch(setUserSoftwareType(type))}
      entries={({ type, details }) => [
        { label: enquiryLabels.type, value: labelOf(aiFormTypes, type) },
        { label: fieldLabels.details, value: details },
      ]}
    >
      <div className={formStyles.formFields}>
        <ChoiceField name="type" label={enquiryLabels.type} options={aiFormTypes} />
        <TextAreaField name="details" label={fieldLabels.details} />
      </div>
    </DraftForm>
  );
}

const subCategories = (innovation: string): readonly Option[] =>
  innovationTypes.find(({ value }) => value === innovation)?.options ?? [];

const innovationHub = z
  .object({
    innovation: oneOf(innovationTypes, missing.innovation),
    subCategory: optionalText(),
    details: requiredText(missing.details),
  })
  .check(
    dependentChoice(
      'subCategory',
      ({ innovation }) => subCategories(innovation),
      missing.subCategory,
    ),
  );

const { subCategory: subCategoryLabel } = enquiryLabels;

/** Each type has its own; empty before it is chosen. */
function SubCategoryField() {
  const innovation = useAnswer('innovation');
  const options = subCategories(innovation);
  if (options.length === 0) return null;
  return (
    <ChoiceField key={innovation} name="subCategory" label={subCategoryLabel} options={options} />
  );
}

export function InnovationHubFields() {
  return (
    <DraftForm
      {...enquiryForms.innovationHub}
      level={2}
      place="innovation-hub"
      schema={innovationHub}
      entries={({ innovation, subCategory, details }) => [
        { label: enquiryLabels.innovation, value: labelOf(innovationTypes, innovation) },
        { label: subCategoryLabel, value: labelOf(subCategories(innovation), subCategory) },
        { label: fieldLabels.details, value: details },
      ]}
    >
      <div className={formStyles.formFields}>
        <ChoiceField name="innovation" label={enquiryLabels.innovation} options={innovationTypes} />
        <SubCategoryField />
        <TextAreaField name="details" label={fieldLabels.details} />
      </div>
    </DraftForm>
  );
}

const needs = z.object({
  title: requiredText(missing.title),
  details: requiredText(missing.details),
});

export function NeedsFields() {
  return (
    <DraftForm
      {...enquiryForms.needs}
      level={2}
      place="project-needs"
      schema={needs}
      entries={({ title, details }) => [
        { label: fieldLabels.title, value: title },
        { label: fieldLabels.details, value: details },
      ]}
    >
      <div className={formStyles.formFields}>
        <TextField name="title" label={fieldLabels.title} wide />
        <TextAreaField name="details" label={fieldLabels.details} />
      </div>
    </DraftForm>
  );
}

const investor = z.object({
  firstName: requiredText(missing.firstName),
  lastName: requiredText(missing.lastName),
  email: emailAddress(missing.email),
  phone: phoneNumber(missing.phone),
});

export function InvestorFields() {
  return (
    <DraftForm
      {...enquiryForms.investor}
      level={2}
      place="investor-registration"
      schema={investor}
      entries={({ firstName, lastName, email, phone }) => [
        { label: fieldLabels.firstName, value: firstName },
        { label: fieldLabels.lastName, value: lastName },
        { label: fieldLabels.email, value: email },
        { label: fieldLabels.phone, value: phone },
      ]}
    >
      <div className={formStyles.formFields}>
        <TextField name="firstName" label={fieldLabels.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={fieldLabels.lastName} autoComplete="family-name" />
        <EmailField name="email" label={fieldLabels.email} />
        <PhoneField name="phone" label={fieldLabels.phone} />
      </div>
    </DraftForm>
  );
}
