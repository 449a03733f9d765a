import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Fragment, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import * as z from 'zod/mini';
import { enquiryForms, enquiryLabels, fieldLabels } from '@/content/enquiryWords';
import { requiredMessages } from '@/content/formWords';
import {
  aiFormTypes,
  assetTypeCategory,
  assetTypes,
  consultingCategories,
  enquiryCategories,
  industries,
  innovationTypes,
  type Option,
  projectCategories,
  projectSizes,
  projectTypes,
  strategyCategory,
  strategyTypes,
} from '@/content/formOptions';
import { ChoiceField } from '@/ui/form/ChoiceField';
import { DraftForm } from '@/ui/form/DraftForm';
import { PhoneField } from '@/ui/form/PhoneField';
import {
  dependentChoice,
  emailAddress,
  oneOf,
  optionalText,
  phoneNumber,
  requiredText,
} from '@/ui/form/rules';
import { SelectField } from '@/ui/form/SelectField';
import { labelOf, type SummaryEntry } from '@/ui/form/summaryText';
import { EmailField, TextAreaField, TextField } from '@/ui/form/TextField';
import { type FieldProps, useFieldValue } from '@/ui/form/useField';
import { softwareSlice } from './software.slice';
import * as formStyles from '@/ui/form/form.module.css';

type Answers = Readonly<Record<string, string>>;

const labels = { ...fieldLabels, ...enquiryLabels };

type Name = keyof typeof labels;

/** A field of a form: its rule, its control, and its answer in the summary. */
type EnquiryField = {
  readonly name: Name;
  readonly rule: z.ZodMiniType<string>;
  readonly control: ReactNode;
  readonly check?: z.core.$ZodCheck<Answers>;
  /** Undefined if the other answers leave it out. */
  readonly wordsOf: (answer: string, answers: Answers) => string | undefined;
};

const typed = (
  name: Name,
  ruleOf: (message: string) => EnquiryField['rule'],
  Control: ComponentType<FieldProps>,
  more: Partial<FieldProps> = {},
): EnquiryField => ({
  name,
  rule: ruleOf(requiredMessages[name]),
  control: <Control name={name} label={labels[name]} {...more} />,
  wordsOf: (answer) => answer,
});

const chosen = (
  name: Name,
  options: readonly Option[],
  Control: ComponentType<ComponentProps<typeof SelectField>> = ChoiceField,
  more: Partial<FieldProps> = {},
): EnquiryField => ({
  name,
  rule: oneOf(options, requiredMessages[name]),
  control: <Control name={name} label={labels[name]} options={options} {...more} />,
  wordsOf: (answer) => labelOf(options, answer),
});

/** A choice that is left out if the other answers offer none. */
const dependent = (
  name: Name,
  optionsFor: (answers: Answers) => readonly Option[],
  control: ReactNode,
): EnquiryField => ({
  name,
  rule: optionalText(),
  control,
  check: dependentChoice(name, optionsFor, requiredMessages[name]),
  wordsOf: (answer, answers) => {
    const options = optionsFor(answers);
    return options.length === 0 ? undefined : labelOf(options, answer);
  },
});

/** Removes a field's error once another answer makes the field unnecessary. */
function useRevalidation(name: Name, isNeeded: boolean) {
  const { trigger, getFieldState } = useFormContext();
  useEffect(() => {
    if (!isNeeded && getFieldState(name).invalid) void trigger(name);
  }, [name, isNeeded, trigger, getFieldState]);
}

type Form = { readonly title: string; readonly submit: string; readonly level?: 2 };

/** What a `DraftForm` takes. */
function formOf(formName: string, form: Form, fields: readonly EnquiryField[]) {
  const rules = fields.map(({ name, rule }) => [name, rule] as const);
  return {
    ...form,
    formName,
    schema: z
      .object(Object.fromEntries(rules))
      .check(...fields.flatMap(({ check }) => check ?? [])),
    entries: (answers: Answers): readonly SummaryEntry[] =>
      fields.flatMap(({ name, wordsOf }) => {
        const value = wordsOf(answers[name] ?? '', answers);
        return value === undefined ? [] : [{ label: labels[name], value }];
      }),
    children: (
      <div className={formStyles.formFields}>
        {fields.map(({ name, control }) => (
          <Fragment key={name}>{control}</Fragment>
        ))}
      </div>
    ),
  };
}

const details = typed('details', requiredText, TextAreaField);

/** A short form beside the heading of its page; others have a section of their own. */
const short = { level: 2 } as const;

const subCategories = (innovation: string | undefined): readonly Option[] =>
  innovationTypes.find(({ value }) => value === innovation)?.options ?? [];

/** Each type has its own; empty before it is chosen. */
function SubCategoryField() {
  const innovation = useFieldValue('innovation');
  const options = subCategories(innovation);
  if (options.length === 0) return null;
  const { subCategory: label } = labels;
  return <ChoiceField key={innovation} name="subCategory" label={label} options={options} />;
}

const assetTypesFor = ({ category }: Answers) => (category === assetTypeCategory ? assetTypes : []);

/** Only for the category business (specification, section 4). */
function AssetTypeField() {
  const isNeeded = useFieldValue('category') === assetTypeCategory;
  useRevalidation('assetType', isNeeded);
  if (!isNeeded) return null;
  return <SelectField name="assetType" label={labels.assetType} options={assetTypes} wide />;
}

const strategiesFor = ({ category }: Answers) =>
  category === strategyCategory ? strategyTypes : [];

/** Optional for AI tools and 'others'. */
function StrategyField() {
  const category = useFieldValue('category');
  const spared = category !== '' && category !== strategyCategory;
  const { strategy: label } = labels;
  useRevalidation('strategy', !spared);
  return (
    <SelectField name="strategy" label={label} options={strategyTypes} optional={spared} wide />
  );
}

const forms = {
  aiTools: formOf('ai-tools', { ...enquiryForms.aiTools, ...short }, [
    chosen('type', aiFormTypes),
    details,
  ]),
  innovationHub: formOf('innovation-hub', { ...enquiryForms.innovationHub, ...short }, [
    chosen('innovation', innovationTypes),
    dependent('subCategory', ({ innovation }) => subCategories(innovation), <SubCategoryField />),
    details,
  ]),
  needs: formOf('project-needs', { ...enquiryForms.needs, ...short }, [
    typed('title', requiredText, TextField, { wide: true }),
    details,
  ]),
  investor: formOf('investor-registration', { ...enquiryForms.investor, ...short }, [
    typed('firstName', requiredText, TextField, { autoComplete: 'given-name' }),
    typed('lastName', requiredText, TextField, { autoComplete: 'family-name' }),
    typed('email', emailAddress, EmailField),
    typed('phone', phoneNumber, PhoneField),
  ]),
  enquiry: formOf('enquiry', enquiryForms.enquiry, [
    chosen('category', enquiryCategories),
    dependent('assetType', assetTypesFor, <AssetTypeField />),
    chosen('industry', industries, SelectField),
    chosen('size', projectSizes, SelectField),
    details,
  ]),
  projectManagement: formOf('project-management', enquiryForms.projectManagement, [
    chosen('projectType', projectTypes, SelectField, { wide: true }),
    chosen('category', projectCategories),
    chosen('size', projectSizes, SelectField, { wide: true }),
    details,
  ]),
  consulting: formOf('strategy-consulting', enquiryForms.consulting, [
    chosen('category', consultingCategories),
    {
      ...dependent('strategy', strategiesFor, <StrategyField />),
      wordsOf: (answer) => labelOf(strategyTypes, answer),
    },
    details,
  ]),
};

export type EnquiryName = keyof typeof forms;

/** The form of this name; the type of AI tools is also stored as `software`. */
export function EnquiryFields({ name }: { readonly name: EnquiryName }) {
  const dispatch = useDispatch();
  const storeType = ({ type = '' }: Answers) => {
    if (name === 'aiTools') dispatch(softwareSlice.actions.set(type));
  };
  return <DraftForm {...forms[name]} onDone={storeType} someOptional={name === 'consulting'} />;
}
