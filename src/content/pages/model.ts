import type { PortalPath } from '@/config/paths';

export type WayOn = { readonly label: string; readonly to: string };

export type LinkCardWords = WayOn & {
  readonly text: string;
  readonly drawing?: `scene-${string}` | `group-${string}`;
};

/** A term with its explanation, or a list of options. */
export type Term = { readonly term: string; readonly text: string | readonly string[] };

export type CourseStep = { readonly title: string; readonly text: string; readonly way?: WayOn };

export type Passage = { readonly heading: string; readonly text: readonly string[] };

export type Glossary = {
  readonly heading: string;
  readonly lead?: string;
  readonly terms: readonly Term[];
};

export type Course = { readonly heading: string; readonly steps: readonly CourseStep[] };

export type NextStepWords = {
  readonly heading: string;
  readonly text: string;
  readonly action: WayOn;
  readonly second?: WayOn;
};

/** What every page of this folder has. */
export type PageWords = {
  readonly path: PortalPath;
  readonly name: string;
  readonly parent?: WayOn;
  /** At most 60 characters, unique. */
  readonly title: string;
  /** 110 to 155 characters. */
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  readonly drawing: `scene-${string}` | `group-${string}`;
  readonly next?: NextStepWords;
};
