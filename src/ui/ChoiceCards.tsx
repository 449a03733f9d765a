import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import * as fieldStyles from './field.module.css';
import * as layoutStyles from './layout.module.css';
import * as choiceCardsStyles from './choiceCards.module.css';
import { FieldError } from './FieldError';

type Choice = { readonly value: string; readonly Icon?: LucideIcon };

type ChoiceCardsProps = {
  readonly legend: ReactNode;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
  readonly hint?: string;
  /** Above the cards, so that a phone shows it. */
  readonly error?: string | undefined;
  /** Submitted without a choice: the focus ring shows, also after a mouse. */
  readonly isMarked?: boolean;
  readonly ref?: Ref<HTMLFieldSetElement>;
};

/** Radios in a fieldset, so that arrow keys work. */
export function ChoiceCards({
  legend,
  choices,
  value,
  onChoose,
  hint,
  error,
  isMarked = false,
  ref,
}: ChoiceCardsProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      ref={ref}
      className={isMarked ? choiceCardsStyles.isAsked : undefined}
      aria-describedby={describedBy || undefined}
      data-slot="choice-cards"
    >
      <legend>{legend}</legend>
      {hint !== undefined && (
        <p data-slot="choices-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <FieldError id={`${id}-error`} live>
          {error}
        </FieldError>
      )}
      <div
        className={
          error === undefined
            ? choiceCardsStyles.choices
            : `${choiceCardsStyles.choices} ${fieldStyles.hasError}`
        }
      >
        {choices.map(({ value: choice, Icon }) => (
          <label
            key={choice}
            className={
              Icon
                ? choiceCardsStyles.choice
                : `${choiceCardsStyles.choice} ${choiceCardsStyles.choicePlain}`
            }
          >
            {Icon !== undefined && (
              <span className={choiceCardsStyles.door}>
                <Icon className={layoutStyles.icon} />
              </span>
            )}
            <span className={choiceCardsStyles.txt}>{choice}</span>
            <input
              type="radio"
              name={id}
              value={choice}
              checked={choice === value}
              onChange={() => onChoose(choice)}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function focusChoices(group: HTMLFieldSetElement | null): void {
  const chosen = group?.querySelector<HTMLInputElement>('input:checked');
  (chosen ?? group?.querySelector('input'))?.focus();
}
