import type { LucideIcon } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import './choiceCards.css';
import { FieldError } from './FieldError';

/** `Icon` stands in the small door; without it the card has none. */
type Choice = { readonly value: string; readonly Icon?: LucideIcon };

type ChoiceCardsProps = {
  /** The question, as the legend of the group. */
  readonly legend: ReactNode;
  readonly choices: readonly Choice[];
  readonly value: string | undefined;
  readonly onChoose: (value: string) => void;
  /** Stands under the question from the start. */
  readonly hint?: string;
  /** Stands between question and cards, so that it stays in view on a phone. */
  readonly error?: string | undefined;
  /** The group was left without a choice: it shows where the focus went, also after a mouse. */
  readonly asked?: boolean;
  readonly ref?: Ref<HTMLFieldSetElement>;
};

/** One choice among cards: real radios in a fieldset, so that arrow keys work. */
export function ChoiceCards({
  legend,
  choices,
  value,
  onChoose,
  hint,
  error,
  asked = false,
  ref,
}: ChoiceCardsProps) {
  const id = useId();
  const said = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      ref={ref}
      className={asked ? 'is-asked' : undefined}
      aria-describedby={said || undefined}
      data-slot="choice-cards"
    >
      <legend>{legend}</legend>
      {hint !== undefined && (
        <p className="choices-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <FieldError id={`${id}-error`} live>
          {error}
        </FieldError>
      )}
      <div className={error === undefined ? 'choices' : 'choices has-error'}>
        {choices.map(({ value: choice, Icon }) => (
          <label key={choice} className={Icon ? 'choice' : 'choice choice--plain'}>
            {Icon !== undefined && (
              <span className="door">
                <Icon className="icon" />
              </span>
            )}
            <span className="txt">{choice}</span>
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

/** Moves the focus to the choices of a group: to the chosen one, else to the first. */
export function focusChoices(group: HTMLFieldSetElement | null): void {
  const chosen = group?.querySelector<HTMLInputElement>('input:checked');
  (chosen ?? group?.querySelector('input'))?.focus();
}
