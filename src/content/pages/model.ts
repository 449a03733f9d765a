import type { PortalPath } from '@/config/paths';

export type PageLink = { readonly label: string; readonly to: string };

export type LinkCardWords = PageLink & {
  readonly text: string;
  readonly drawing?: `${'scene' | 'group' | 'build' | 'sector'}-${string}`;
};

export type Term = { readonly term: string; readonly text: string | readonly string[] };

type ListStep = { readonly title: string; readonly text: string; readonly link?: PageLink };

export type Passage = { readonly heading: string; readonly text: readonly string[] };

export type TermList = {
  readonly heading: string;
  readonly lead?: string;
  readonly terms: readonly Term[];
};

export type StepListWords = { readonly heading: string; readonly steps: readonly ListStep[] };

export type NextStepWords = {
  readonly heading: string;
  readonly text: string;
  readonly action: PageLink;
  readonly second?: PageLink;
  /** Replaces these words for members. */
  readonly member?: Omit<NextStepWords, 'member'>;
};

export type PageWords = {
  readonly path: PortalPath;
  readonly name: string;
  readonly parent?: PageLink | undefined;
  /** At most 60 characters, unique. */
  readonly title: string;
  /** 110 to 155 characters. */
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly drawing: `scene-${string}` | `group-${string}`;
  readonly next?: NextStepWords;
};
