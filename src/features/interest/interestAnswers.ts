import { interestAreas, interestWords } from '@/content/interest';
import type { DraftValues } from '@/lib/draft';

export type InterestAnswers = {
  readonly area: string;
  readonly option: string;
  readonly subject: string;
  readonly details: string;
  /** Set while the summary shows, so that a reload shows it again. */
  readonly summary: 'shown' | '';
};

export type InterestStep = 0 | 1 | 2;

const findArea = (value: string) => interestAreas.find((area) => area.value === value);

export const optionsOf = (area: string): readonly string[] => findArea(area)?.options ?? [];

/** True if the person writes instead of choosing. */
export const isWritten = (area: string): boolean => findArea(area)?.options.length === 0;

/** The question's error, or the names of empty fields. */
export function missingQuestions(step: InterestStep, answers: InterestAnswers): readonly string[] {
  if (step === 0) return findArea(answers.area) === undefined ? ['area'] : [];
  if (step === 2) return [];
  if (isWritten(answers.area)) {
    return (['subject', 'details'] as const).filter((name) => answers[name].trim() === '');
  }
  return optionsOf(answers.area).includes(answers.option) ? [] : ['option'];
}

/** Drops what is no longer a choice. */
export function readAnswers(draft: DraftValues): InterestAnswers {
  const area = findArea(draft['area'] ?? '')?.value ?? '';
  const option = draft['option'] ?? '';
  return {
    area,
    option: optionsOf(area).includes(option) ? option : '',
    subject: draft['subject'] ?? '',
    details: draft['details'] ?? '',
    summary: draft['summary'] === 'shown' ? 'shown' : '',
  };
}

export const noAnswers = readAnswers({});

export function interestEntries(answers: InterestAnswers) {
  const area = { label: interestWords.areaLabel, value: answers.area };
  if (!isWritten(answers.area)) {
    return [area, { label: interestWords.optionLabel, value: answers.option }];
  }
  return [
    area,
    { label: interestWords.subjectLabel, value: answers.subject.trim() },
    { label: interestWords.detailsLabel, value: answers.details.trim() },
  ];
}
