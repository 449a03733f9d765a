import * as z from 'zod/mini';
import { enquiryForms, enquiryLabels, fieldLabels, missing } from '@/content/enquiryWords';
import {
  assetTypeCategory,
  assetTypes,
  enquiryCategories,
  industries,
  projectSizes,
} from '@/content/formOptions';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { DraftForm } from '@/ui/form/DraftForm';
import { oneOf, optionalText, requiredText } from '@/ui/form/rules';
import { SelectField } from '@/ui/form/SelectField';
import { labelOf } from '@/ui/form/summaryText';
import { TextAreaField } from '@/ui/form/TextField';
import { useAnswer } from '@/ui/form/useField';
import * as formStyles from '@/ui/form/form.module.css';

const schema = z
  .object({
    category: oneOf(enquiryCategories, missing.category),
    assetType: optionalText(),
    industry: oneOf(industries, missing.industry),
    size: oneOf(projectSizes, missing.size),
    details: requiredText(missing.details),
  })
  .check(
    z.refine(
      ({ category, assetType }) =>
        category !== assetTypeCategory || labelOf(assetTypes, assetType) !== '',
      // Checked even if other answers are missing, so that all errors show at once.
      { path: ['assetType'], error: missing.assetType, when: () => true },
    ),
  );

/** Only for the category business (specification, section 4). */
function AssetTypeField() {
  if (useAnswer('category') !== assetTypeCategory) return null;
  return <SelectField name="assetType" label={enquiryLabels.assetType} options={assetTypes} wide />;
}

export function EnquiryFields() {
  return (
    <DraftForm
      {...enquiryForms.enquiry}
      place="enquiry"
      schema={schema}
      entries={({ category, assetType, industry, size, details }) => [
        { label: fieldLabels.category, value: labelOf(enquiryCategories, category) },
        ...(category === assetTypeCategory
          ? [{ label: enquiryLabels.assetType, value: labelOf(assetTypes, assetType) }]
          : []),
        { label: enquiryLabels.industry, value: labelOf(industries, industry) },
        { label: fieldLabels.size, value: labelOf(projectSizes, size) },
        { label: fieldLabels.details, value: details },
      ]}
    >
      <div className={formStyles.formFields}>
        <ChoiceField name="category" label={fieldLabels.category} options={enquiryCategories} />
        <AssetTypeField />
        <SelectField name="industry" label={enquiryLabels.industry} options={industries} />
        <SelectField name="size" label={fieldLabels.size} options={projectSizes} />
        <TextAreaField name="details" label={fieldLabels.details} />
      </div>
    </DraftForm>
  );
}
