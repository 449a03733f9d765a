import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { skillCategories } from '@/content/formOptions';
import { joinWords as words } from '@/content/joinWords';
import { SelectField } from '@/ui/form/SelectField';
import { labelOf } from '@/ui/form/summaryText';
import { useAnswer } from '@/ui/form/useAnswer';
import { stacksOf } from './joinRequest';

/** Category and stack of tech groups (decisions, section 4); a category offers its own stacks. */
export function SkillFields() {
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  const category = useAnswer('category');
  useEffect(() => {
    const stack = getValues('stack');
    if (typeof stack !== 'string' || stack === '') return;
    if (labelOf(stacksOf(category), stack) === '') setValue('stack', '');
  }, [category, getValues, setValue]);
  return (
    <>
      <SelectField name="category" label={words.category} options={skillCategories} />
      <SelectField
        key={String(category)}
        name="stack"
        label={words.stack}
        options={stacksOf(category)}
      />
    </>
  );
}
