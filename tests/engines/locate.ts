import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import type { Script } from './driver';

/** How a person would name something on a page. */
export type Target = (
  | { readonly role: string; readonly name?: string }
  /** Without what is in brackets behind it. */
  | { readonly label: string }
  | { readonly text: string }
  | { readonly css: string }
) & {
  /** Text that it has, among other text. */
  readonly containing?: string;
  /** Where it is. */
  readonly inside?: Target;
};

declare global {
  // Only `var` adds to the page's global object.
  // oxlint-disable-next-line no-var, vars-on-top
  var TestingLibraryDom: typeof TestingLibrary | undefined;
  /** Where an element was when it was looked for last. */
  // oxlint-disable-next-line no-var, vars-on-top
  var lastReach:
    { readonly element: Element; readonly left: number; readonly top: number } | undefined;
}

const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Runs in the page: finds what is visible. A file input counts, since it is hidden behind its label. */
function locate(target: Target): Element[] | 'no library' {
  const queries = globalThis.TestingLibraryDom;
  if (queries === undefined) return 'no library';
  const hasLabel = (label: string) => (content: string) =>
    content === label || content.startsWith(`${label} (`);
  const find = (one: Target): Element[] => {
    const scope = one.inside === undefined ? document.body : find(one.inside)[0];
    if (!(scope instanceof HTMLElement)) return [];
    const { containing } = one;
    const found =
      'role' in one
        ? queries.queryAllByRole(scope, one.role, one.name === undefined ? {} : { name: one.name })
        : 'label' in one
          ? queries.queryAllByLabelText(scope, hasLabel(one.label))
          : 'text' in one
            ? queries.queryAllByText(scope, one.text)
            : [...scope.querySelectorAll(one.css)];
    return found.filter(
      (element) =>
        (containing === undefined || element.textContent.includes(containing)) &&
        (element.checkVisibility() || element.matches('[type=file]')),
    );
  };
  return find(target);
}

/**
 * Runs in the page: brings an element into view. Undefined while it moves, since the look before, or
 * while something lies over it: a click would miss it.
 */
function reach(element: Element | undefined): Element | undefined {
  if (element === undefined || element.matches('[type=file]')) return element;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const before = globalThis.lastReach;
  globalThis.lastReach = { element, left, top };
  if (before?.element !== element || before.left !== left || before.top !== top) return undefined;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element)) ? element : undefined;
}

/** A compiler that names functions calls this, in the page too. */
const names = 'const __name = (value) => value;';

/** Returns what a function returns in the page, so it uses nothing of its file. */
export const callScript = (called: () => unknown): Script => `
  ${names}
  return (${called.toString()})();`;

const found = (target: Target) => `
  ${names}
  const found = (${locate.toString()})(${JSON.stringify(target)});`;

/** Gives the page what the other scripts find elements with. */
export const libraryScript: Script = `${library}\nreturn true;`;

/** Returns how many elements there are; null where the page does not have the library yet. */
export const countScript = (target: Target): Script =>
  `${found(target)} return found === 'no library' ? null : found.length;`;

/** Returns the first element, where nothing lies over it. */
export const reachScript = (target: Target): Script =>
  `${found(target)} return (${reach.toString()})(found[0]) ?? null;`;

/** Returns a property of the first element, or null. */
export const propertyScript = (target: Target, property: string): Script =>
  `${found(target)} return found[0]?.[${JSON.stringify(property)}] ?? null;`;
