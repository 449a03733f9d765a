import { matchScreen } from '@/app/router/routeModules';

/** What all reports say: the screen without query or unknown address, and the build by its main file. */
type Place = { readonly path: string; readonly build: string };

export type Report = Place &
  (
    | {
        readonly kind: 'error' | 'rejection';
        /** Class of the error; its message may have words of members in it. */
        readonly name: string;
        /** Number of an error of React, which its documentation explains. */
        readonly react?: string;
        /** Places in scripts of this site, `/assets/name.js:line:column`, the innermost first. */
        readonly at: readonly string[];
      }
    | {
        readonly kind: 'refused';
        /** The directive of the content security policy. */
        readonly directive: string;
        readonly blocked: string;
        readonly at: readonly string[];
      }
    | { readonly kind: 'vitals'; readonly vitals: Readonly<Record<string, Vital>> }
  );

export type Vital = { readonly value: number; readonly rating: string };

const mostPlaces = 8;
const ownScript = /^\/assets\/[\w.-]+\.js$/;

/** A place in a script of this site; nothing of other sites, extensions and what looks like a place. */
function ownPlace(address: string, line: string | number, column: string | number): string[] {
  if (!URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  return origin === location.origin && ownScript.test(pathname)
    ? [`${pathname}:${line}:${column}`]
    : [];
}

/** The places of a stack, which begins with the error's message in some browsers. */
function placesOf(stack: string | undefined): readonly string[] {
  const found = (stack ?? '').matchAll(/(https?:\/\/[^\s()@]+):(\d+):(\d+)/g);
  return [...found]
    .flatMap(([, address = '', line = '', column = '']) => ownPlace(address, line, column))
    .slice(0, mostPlaces);
}

/** The screen at an address; an unknown address may be anything that somebody typed. */
export const screenPath = (pathname: string): string => matchScreen(pathname).path;

/** What may be told of an error: which, and where in the portal's scripts. */
export function describeError(
  error: unknown,
): Pick<Extract<Report, { kind: 'error' | 'rejection' }>, 'name' | 'react' | 'at'> {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
  const react = /^Minified React error #(\d+)/.exec(error.message)?.[1];
  return { name, at: placesOf(error.stack), ...(react !== undefined && { react }) };
}

/** Addresses in posts are words of members; of what scripts ask for, the host says what is wrong. */
const isMembers = (directive: string) => /^(?:img|media)-src/.test(directive);

function blockedOf(blocked: string, directive: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : '';
  const { protocol, origin, pathname } = new URL(blocked);
  if (origin === location.origin) return ownScript.test(pathname) ? pathname : 'self';
  return origin === 'null' || isMembers(directive) ? protocol : origin;
}

type Violation = Pick<
  SecurityPolicyViolationEvent,
  'effectiveDirective' | 'blockedURI' | 'sourceFile' | 'lineNumber' | 'columnNumber'
>;

/** What may be told of something the browser refused to load or run. */
export const describeViolation = (
  violation: Violation,
): Pick<Extract<Report, { kind: 'refused' }>, 'directive' | 'blocked' | 'at'> => ({
  directive: violation.effectiveDirective,
  blocked: blockedOf(violation.blockedURI, violation.effectiveDirective),
  at: ownPlace(violation.sourceFile, violation.lineNumber, violation.columnNumber),
});
