import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';
import { enquiryForms, enquiryLabels, fieldLabels, missing } from '@/content/enquiryWords';
import { consultingCategories, strategyCategory, strategyTypes } from '@/content/formOptions';
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
    category: oneOf(consultingCategories, missing.category),
    strategy: optionalText(),
    details: requiredText(missing.details),
  })
  .check(
    z.refine(
      ({ category, strategy }) =>
        category !== strategyCategory || labelOf(strategyTypes, strategy) !== '',
      { path: ['strategy'], error: missing.strategy, when: () => true },
    ),
  );

/** Optional for AI tools and 'others'. */
function StrategyField() {
  const category = useAnswer('category');
  const spared = category !== '' && category !== strategyCategory;
  const { trigger, getFieldState } = useFormContext();
  useEffect(() => {
    if (spared && getFieldState('strategy').invalid) void trigger('strategy');
  }, [spared, trigger, getFieldState]);
  return (
    <SelectField
      name="strategy"
      label={enquiryLabels.strategy}
      options={strategyTypes}
      optional={spared}
      wide
    />
  );
}

export function ConsultingFields() {
  return (
    <DraftForm
      {...enquiryForms.consulting}
      place="strategy-consulting"
      schema={schema}
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
