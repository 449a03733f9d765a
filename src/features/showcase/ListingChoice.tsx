import { useId } from 'react';
import type { Option } from '@/content/formOptions';
import { Options } from '@/ui/Options';
import * as fieldStyles from '@/ui/field.module.css';

type ListingChoiceProps = {
  readonly label: string;
  /** The option for no choice. */
  readonly any: string;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
};

export const asOptions = (values: readonly string[]): readonly Option[] =>
  values.map((value) => ({ value, label: value }));

/** A native select; a choice from the address that is no option is one too. */
export function ListingChoice({ label, any, options, value, onChoose }: ListingChoiceProps) {
  const id = useId();
  const isOption = value === '' || options.some((option) => option.value === value);
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={fieldStyles.select}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{any}</option>
        <Options options={[...options, ...asOptions(isOption ? [] : [value])]} />
      </select>
    </div>
  );
}
