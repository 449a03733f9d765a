import * as z from 'zod/mini';
import { enquiryForms, enquiryLabels, fieldLabels, missing } from '@/content/enquiryWords';
import { projectCategories, projectSizes, projectTypes } from '@/content/formOptions';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { DraftForm } from '@/ui/form/DraftForm';
import { oneOf, requiredText } from '@/ui/form/rules';
import { SelectField } from '@/ui/form/SelectField';
import { labelOf } from '@/ui/form/summaryText';
import { TextAreaField } from '@/ui/form/TextField';
import * as formStyles from '@/ui/form/form.module.css';

const schema = z.object({
  projectType: oneOf(projectTypes, missing.projectType),
  category: oneOf(projectCategories, missing.category),
  size: oneOf(projectSizes, missing.size),
  details: requiredText(missing.details),
});

export function ProjectManagementFields() {
  return (
    <DraftForm
      {...enquiryForms.projectManagement}
      place="project-management"
      schema={schema}
      entries={({ projectType, category, size, details }) => [
        { label: enquiryLabels.projectType, value: labelOf(projectTypes, projectType) },
        { label: fieldLabels.category, value: labelOf(projectCategories, category) },
        { label: fieldLabels.size, value: labelOf(projectSizes, size) },
        { label: fieldLabels.details, value: details },
      ]}
    >
      <div className={formStyles.formFields}>
        <SelectField
          name="projectType"
          label={enquiryLabels.projectType}
          options={projectTypes}
          wide
        />
        <ChoiceField name="category" label={fieldLabels.category} options={projectCategories} />
        <SelectField name="size" label={fieldLabels.size} options={projectSizes} wide />
        <TextAreaField name="details" label={fieldLabels.details} />
      </div>
    </DraftForm>
  );
}
