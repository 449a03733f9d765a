import type { PortalPath } from '@/config/paths';

/** A way to an address of this site. */
export type WayOn = { readonly label: string; readonly to: string };

/** A way that says what waits at its end. */
export type LinkCardWords = WayOn & {
  readonly text: string;
  /** Name of a drawing in `public/art` to be seen through the door, without its extension. */
  readonly drawing?: `scene-${string}` | `group-${string}`;
};

/** A word and what it stands for; the text may be a list of the owner's options. */
export type Term = { readonly term: string; readonly text: string | readonly string[] };

/** A step of a numbered course. */
export type CourseStep = { readonly title: string; readonly text: string; readonly way?: WayOn };

/** A heading with its paragraphs. */
export type Passage = { readonly heading: string; readonly text: readonly string[] };

/** A list of terms under a heading. */
export type Glossary = {
  readonly heading: string;
  readonly lead?: string;
  readonly terms: readonly Term[];
};

/** Steps under a heading. */
export type Course = { readonly heading: string; readonly steps: readonly CourseStep[] };

/** The end of a page: one act, and a second for those who want to read on. */
export type NextStepWords = {
  readonly heading: string;
  readonly text: string;
  readonly action: WayOn;
  readonly second?: WayOn;
};

/** What every page of this folder has. */
export type PageWords = {
  readonly path: PortalPath;
  /** Its name in the way to it and in lists. */
  readonly name: string;
  /** The page above it. */
  readonly parent?: WayOn;
  /** Document title, at most 60 characters, unique over the site. */
  readonly title: string;
  /** Meta description, 110 to 155 characters. */
  readonly description: string;
  readonly heading: string;
  readonly lead: string;
  /** Name of the drawing in `public/art`, without its extension. */
  readonly drawing: `scene-${string}` | `group-${string}`;
  readonly next?: NextStepWords;
};
