import {
  Building2,
  Coins,
  DraftingCompass,
  Ellipsis,
  Flame,
  GraduationCap,
  Hammer,
  type LucideIcon,
  Map,
  Presentation,
  TrendingUp,
} from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import type { ChoiceIcon } from '@/content/quoteSteps';
import * as fieldStyles from './field.module.css';
import * as styles from './choiceCards.module.css';
import { FieldError } from './FieldError';
import { WrappingText } from './WrappingText';

const icons: Readonly<Record<ChoiceIcon, LucideIcon>> = {
  hammer: Hammer,
  'graduation-cap': GraduationCap,
  flame: Flame,
  'drafting-compass': DraftingCompass,
  ellipsis: Ellipsis,
  'building-2': Building2,
  map: Map,
  coins: Coins,
  presentation: Presentation,
  'trending-up': TrendingUp,
};

type ChoiceCardsProps = {
  readonly legend: ReactNode;
  readonly choices: readonly { readonly value: string; readonly icon?: ChoiceIcon }[];
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
export function ChoiceCards(props: ChoiceCardsProps) {
  const { legend, choices, value, onChoose, hint, error, isMarked = false, ref } = props;
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      ref={ref}
      className={isMarked ? styles.isMarked : undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend>{legend}</legend>
      {hint !== undefined && (
        <p data-slot="choices-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className={`${styles.choices} ${error ? fieldStyles.hasError : ''}`.trim()}>
        {choices.map(({ value: choice, icon }) => {
          const Icon = icon && icons[icon];
          return (
            <label
              key={choice}
              className={`${styles.choice} ${Icon ? '' : styles.choicePlain}`.trim()}
            >
              {Icon && (
                <span className={styles.door}>
                  <Icon />
                </span>
              )}
              <span className={styles.txt}>
                <WrappingText text={choice} />
              </span>
              <input
                type="radio"
                name={id}
                value={choice}
                checked={choice === value}
                onChange={() => onChoose(choice)}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

export function focusChoices(group: HTMLFieldSetElement | null): void {
  const chosen = group?.querySelector<HTMLInputElement>('input:checked');
  (chosen ?? group?.querySelector('input'))?.focus();
}
