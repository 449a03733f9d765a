import * as z from 'zod/mini';
import { enquiryForms, enquiryLabels, fieldLabels, missing } from '@/content/enquiryWords';
import { innovationTypes, type Option } from '@/content/formOptions';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { DraftForm } from '@/ui/form/DraftForm';
import { oneOf, optionalText, requiredText } from '@/ui/form/rules';
import { labelOf } from '@/ui/form/summaryText';
import { TextAreaField } from '@/ui/form/TextField';
import { useAnswer } from '@/ui/form/useField';
import * as formStyles from '@/ui/form/form.module.css';

const subCategories = (innovation: string): readonly Option[] =>
  innovationTypes.find(({ value }) => value === innovation)?.options ?? [];

const schema = z
  .object({
    innovation: oneOf(innovationTypes, missing.innovation),
    subCategory: optionalText(),
    details: requiredText(missing.details),
  })
  .check(
    z.refine(
      ({ innovation, subCategory }) => {
        const options = subCategories(innovation);
        return options.length === 0 || labelOf(options, subCategory) !== '';
      },
      // Checked even if other answers are missing, so that all errors show at once.
      { path: ['subCategory'], error: missing.subCategory, when: () => true },
    ),
  );

/** Each type has its own; empty before it is chosen. */
function SubCategoryField() {
  const innovation = useAnswer('innovation');
  const options = subCategories(innovation);
  if (options.length === 0) return null;
  return (
    <ChoiceField
      key={innovation}
      name="subCategory"
      label={enquiryLabels.subCategory}
      options={options}
    />
  );
}

export function InnovationHubFields() {
  return (
    <DraftForm
      {...enquiryForms.innovationHub}
      level={2}
      place="innovation-hub"
      schema={schema}
      entries={({ innovation, subCategory, details }) => [
        { label: enquiryLabels.innovation, value: labelOf(innovationTypes, innovation) },
        {
          label: enquiryLabels.subCategory,
          value: labelOf(subCategories(innovation), subCategory),
        },
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
