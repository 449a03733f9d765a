import * as z from 'zod/mini';
import { enquiryForms, fieldLabels, missing } from '@/content/enquiryWords';
import type { PlacedFormProps } from '@/ui/form/FormPlace';
import { KeptForm } from '@/ui/form/KeptForm';
import { requiredText } from '@/ui/form/rules';
import { TextAreaField } from '@/ui/form/TextAreaField';
import { TextField } from '@/ui/form/TextField';

const schema = z.object({
  title: requiredText(missing.title),
  details: requiredText(missing.details),
});

/** The needs form; see `NeedsForm`. */
export function NeedsFields({ level }: PlacedFormProps) {
  return (
    <KeptForm
      {...enquiryForms.needs}
      {...(level && { level })}
      place="project-needs"
      schema={schema}
      entries={({ title, details }) => [
        { label: fieldLabels.title, value: title },
        { label: fieldLabels.details, value: details },
      ]}
    >
      <div className="form-fields">
        <TextField name="title" label={fieldLabels.title} wide />
        <TextAreaField name="details" label={fieldLabels.details} />
      </div>
    </KeptForm>
  );
}
