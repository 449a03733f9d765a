import * as z from 'zod/mini';
import { groupPath, regionPath } from '@/config/paths';
import type { Group } from '@/content/groups/model';
import type { Region } from '@/content/regions';
import type { JoinTarget } from '@/memberships/membershipStatus';
import type { NewOutboxItem } from '@/outbox/item';
import { type Option, skillCategories } from '@/content/formOptions';
import { joinWords as words } from '@/content/joinWords';
import { oneOf, optionalText, requiredText } from '@/ui/form/rules';
import { labelOf } from '@/ui/form/summaryText';

/** What a join form asks for, and what follows. */
export type JoinFormTarget = JoinTarget & {
  /** The address of its page: where a login leads back to, and what its draft is kept under. */
  readonly path: string;
  /** Also asks for a skill category and a stack. */
  readonly tech: boolean;
  /** Success leads on to the community's feed (specification, section 4). */
  readonly leadsOn: boolean;
};

/** What a group's form asks for. */
export const joinTargetOfGroup = (group: Group): JoinFormTarget => ({
  path: groupPath(group.slug),
  name: group.label,
  communityId: group.communityId,
  category: group.category,
  tech: group.tech,
  leadsOn: group.category === null,
});

/** What a region's form asks for; its community is known by the provider's list alone. */
export const joinTargetOfRegion = (
  { slug, name }: Region,
  communityId: number,
): JoinFormTarget => ({
  path: regionPath(slug),
  name,
  communityId,
  category: null,
  tech: false,
  leadsOn: false,
});

const description = requiredText(words.required);

/** What stands in a join form; skills only where it asks for them. */
export type JoinValues = {
  readonly description: string;
  readonly category?: string | undefined;
  readonly stack?: string | undefined;
};

/** The stacks of a skill category; all of them while none is chosen. */
export const stacksOf = (category: unknown): readonly Option[] =>
  skillCategories.find(({ value }) => value === category)?.options ??
  skillCategories.flatMap(({ options }): readonly Option[] => options);

const plain = z.object({ description });
const withSkills = z
  .object({
    description,
    category: oneOf(skillCategories, words.required),
    stack: optionalText(),
  })
  .check(
    z.refine(({ category, stack }) => labelOf(stacksOf(category), stack) !== '', {
      path: ['stack'],
      error: words.required,
      // Asked also while other answers are missing, so that all faults show at once.
      when: () => true,
    }),
  );

/** The rules of a join form (specification, section 5). */
export const joinSchema = ({
  tech,
}: JoinFormTarget): z.ZodMiniType<JoinValues, Record<string, unknown>> =>
  tech ? withSkills : plain;

const mark = `\n\n${words.stack}: `;

/** The description as it is sent: the stack is written under it (decisions, section 4). */
function described({ description: text, category, stack }: JoinValues): string {
  if (category === undefined || stack === undefined) return text;
  const [kind, tool] = [labelOf(skillCategories, category), labelOf(stacksOf(category), stack)];
  return `${text}${mark}${tool} (${kind})`;
}

/** The request as the outbox sends it: its `category` names the group where communities are shared. */
export const toJoinItem = (ask: JoinFormTarget, values: JoinValues): NewOutboxItem => ({
  kind: 'join',
  target: { community: ask.communityId },
  payload: {
    description: described(values),
    name: ask.name,
    ...(ask.category === null ? {} : { category: ask.category }),
  },
});

/** What was typed for a request, read back from its description. */
export function typedFor({ tech }: JoinFormTarget, sent: string): JoinValues {
  const at = sent.lastIndexOf(mark);
  if (!tech || at < 0) return { description: sent };
  const written = sent.slice(at + mark.length);
  for (const { value, label, options } of skillCategories) {
    const stack = options.find((one) => `${one.label} (${label})` === written)?.value;
    if (stack !== undefined) return { description: sent.slice(0, at), category: value, stack };
  }
  return { description: sent };
}
