import { type ReactNode, useId } from 'react';
import * as fieldStyles from '@/ui/field.module.css';

type ListingChoiceProps = {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
};

export function ListingChoice({ label, value, onChoose, children }: ListingChoiceProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={fieldStyles.select}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {children}
      </select>
    </div>
  );
}
