import * as z from 'zod/mini';
import { enquiryForms, fieldLabels, missing } from '@/content/enquiryWords';
import { DraftForm } from '@/ui/form/DraftForm';
import { PhoneField } from '@/ui/form/PhoneField';
import { emailAddress, phoneNumber, requiredText } from '@/ui/form/rules';
import { EmailField, TextField } from '@/ui/form/TextField';
import * as formStyles from '@/ui/form/form.module.css';

const schema = z.object({
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
      schema={schema}
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
