import * as z from 'zod/mini';
import type { JoinTarget } from '@/memberships/membershipStatus';
import type { NewOutboxItem } from '@/outbox/item';
import { type Option, skillCategories } from '@/content/formOptions';
import { joinWords as words } from '@/content/joinWords';
import { dependentChoice, oneOf, optionalText, requiredText } from '@/ui/form/rules';
import { labelOf } from '@/ui/form/summaryText';

export type JoinFormTarget = JoinTarget & {
  /** The page's address: for the way back from a login, and as the draft's key. */
  readonly path: string;
  readonly tech: boolean;
  /** Success leads to the main feed (specification, section 4). */
  readonly leadsOn?: boolean;
};

const description = requiredText(words.required);

export type JoinValues = {
  readonly description: string;
  readonly category?: string | undefined;
  readonly stack?: string | undefined;
};

/** The stacks of a category; all if none is chosen. */
export const stacksOf = (category: unknown): readonly Option[] =>
  skillCategories.find(({ value }) => value === category)?.options ??
  skillCategories.flatMap(({ options }): readonly Option[] => options);

const plain = z.object({ description });
const withSkills = z
  .object({ description, category: oneOf(skillCategories, words.required), stack: optionalText() })
  .check(dependentChoice('stack', ({ category }) => stacksOf(category), words.required));

/** Specification, section 5. */
export const joinSchema = ({
  tech,
}: JoinFormTarget): z.ZodMiniType<JoinValues, Record<string, unknown>> =>
  tech ? withSkills : plain;

const mark = `\n\n${words.stack}: `;

/** With the stack appended (decisions, section 4). */
function described({ description: text, category, stack }: JoinValues): string {
  if (category === undefined || stack === undefined) return text;
  const [kind, tool] = [labelOf(skillCategories, category), labelOf(stacksOf(category), stack)];
  return `${text}${mark}${tool} (${kind})`;
}

/** `category` names the group in a shared community. */
export const toJoinItem = (joinTarget: JoinFormTarget, values: JoinValues): NewOutboxItem => ({
  kind: 'join',
  target: { community: joinTarget.communityId },
  payload: {
    description: described(values),
    name: joinTarget.name,
    ...(joinTarget.category === null ? {} : { category: joinTarget.category }),
  },
});

/** The form's values, parsed from a sent description. */
export function parseJoinValues({ tech }: JoinFormTarget, sent: string): JoinValues {
  const at = sent.lastIndexOf(mark);
  if (!tech || at < 0) return { description: sent };
  const written = sent.slice(at + mark.length);
  for (const { value, label, options } of skillCategories) {
    const stack = options.find((one) => `${one.label} (${label})` === written)?.value;
    if (stack !== undefined) return { description: sent.slice(0, at), category: value, stack };
  }
  return { description: sent };
}
