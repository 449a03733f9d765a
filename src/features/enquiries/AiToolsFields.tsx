import { useDispatch } from 'react-redux';
import * as z from 'zod/mini';
import { enquiryForms, enquiryLabels, fieldLabels, missing } from '@/content/enquiryWords';
import { aiFormTypes } from '@/content/formOptions';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { DraftForm } from '@/ui/form/DraftForm';
import { oneOf, requiredText } from '@/ui/form/rules';
import { labelOf } from '@/ui/form/summaryText';
import { TextAreaField } from '@/ui/form/TextField';
import { setUserSoftwareType } from './software.slice';
import * as formStyles from '@/ui/form/form.module.css';

const schema = z.object({
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
      schema={schema}
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
