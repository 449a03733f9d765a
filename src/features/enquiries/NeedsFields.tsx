import * as z from 'zod/mini';
import { enquiryForms, fieldLabels, missing } from '@/content/enquiryWords';
import { DraftForm } from '@/ui/form/DraftForm';
import { requiredText } from '@/ui/form/rules';
import { TextAreaField, TextField } from '@/ui/form/TextField';
import * as formStyles from '@/ui/form/form.module.css';

const schema = z.object({
  title: requiredText(missing.title),
  details: requiredText(missing.details),
});

export function NeedsFields() {
  return (
    <DraftForm
      {...enquiryForms.needs}
      level={2}
      place="project-needs"
      schema={schema}
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
