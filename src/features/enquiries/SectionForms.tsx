import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { enquiryForms, enquiryLabels, fieldLabels } from '@/content/enquiryWords';
import { missing } from '@/content/formWords';
import {
  assetTypeCategory,
  assetTypes,
  consultingCategories,
  enquiryCategories,
  industries,
  projectCategories,
  projectSizes,
  projectTypes,
  strategyCategory,
  strategyTypes,
} from '@/content/formOptions';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { DraftForm } from '@/ui/form/DraftForm';
import { oneOf, dependentChoice, optionalText, requiredText } from '@/ui/form/rules';
import { SelectField } from '@/ui/form/SelectField';
import { labelOf } from '@/ui/form/summaryText';
import { TextAreaField } from '@/ui/form/TextField';
import { useAnswer } from '@/ui/form/useField';
import * as formStyles from '@/ui/form/form.module.css';

/* Forms in a section of their own. */

const assetTypesFor = (category: string) => (category === assetTypeCategory ? assetTypes : []);

const enquiry = z
  .object({
    category: oneOf(enquiryCategories, missing.category),
    assetType: optionalText(),
    industry: oneOf(industries, missing.industry),
    size: oneOf(projectSizes, missing.size),
    details: requiredText(missing.details),
  })
  .check(
    dependentChoice('assetType', ({ category }) => assetTypesFor(category), missing.assetType),
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
      schema={enquiry}
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

const project = z.object({
  projectType: oneOf(projectTypes, missing.projectType),
  category: oneOf(projectCategories, missing.category),
  size: oneOf(projectSizes, missing.size),
  details: requiredText(missing.details),
});

export function ProjectManagementFields() {
  const { projectType: typeLabel } = enquiryLabels;
  return (
    <DraftForm
      {...enquiryForms.projectManagement}
      place="project-management"
      schema={project}
      entries={({ projectType, category, size, details }) => [
        { label: typeLabel, value: labelOf(projectTypes, projectType) },
        { label: fieldLabels.category, value: labelOf(projectCategories, category) },
        { label: fieldLabels.size, value: labelOf(projectSizes, size) },
        { label: fieldLabels.details, value: details },
      ]}
    >
      <div className={formStyles.formFields}>
        <SelectField name="projectType" label={typeLabel} options={projectTypes} wide />
        <ChoiceField name="category" label={fieldLabels.category} options={projectCategories} />
        <SelectField name="size" label={fieldLabels.size} options={projectSizes} wide />
        <TextAreaField name="details" label={fieldLabels.details} />
      </div>
    </DraftForm>
  );
}

const strategiesFor = (category: string) => (category === strategyCategory ? strategyTypes : []);

const consulting = z
  .object({
    category: oneOf(consultingCategories, missing.category),
    strategy: optionalText(),
    details: requiredText(missing.details),
  })
  .check(dependentChoice('strategy', ({ category }) => strategiesFor(category), missing.strategy));

/** Optional for AI tools and 'others'. */
function StrategyField() {
  const category = useAnswer('category');
  const spared = category !== '' && category !== strategyCategory;
  const { trigger, getFieldState } = useFormContext();
  const { strategy: label } = enquiryLabels;
  useEffect(() => {
    if (spared && getFieldState('strategy').invalid) void trigger('strategy');
  }, [spared, trigger, getFieldState]);
  return (
    <SelectField name="strategy" label={label} options={strategyTypes} optional={spared} wide />
  );
}

export function ConsultingFields() {
  return (
    <DraftForm
      {...enquiryForms.consulting}
      place="strategy-consulting"
      schema={consulting}
      someOptional
      entries={({ category, strategy, details }) => [
        { label: fieldLabels.category, value: labelOf(consultingCategories, category) },
        { label: enquiryLabels.strategy, value: labelOf(strategyTypes, strategy) },
        { label: fieldLabels.details, value: details },
      ]}
    >
      <div className={formStyles.formFields}>
        <ChoiceField name="category" label={fieldLabels.category} options={consultingCategories} />
        <StrategyField />
        <TextAreaField name="details" label={fieldLabels.details} />
      </div>
    </DraftForm>
  );
}
