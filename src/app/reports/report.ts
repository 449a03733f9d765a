import { matchScreen } from '@/app/router/routeModules';

type Place = { readonly path: string; readonly build: string };

export type Report = Place &
  (
    | {
        readonly kind: 'error' | 'rejection';
        readonly name: string;
        readonly react?: string;
        /** Positions in this site's scripts, innermost first. */
        readonly at: readonly string[];
      }
    | {
        readonly kind: 'refused';
        readonly directive: string;
        readonly blocked: string;
        readonly at: readonly string[];
      }
    | { readonly kind: 'vitals'; readonly vitals: Readonly<Record<string, Vital>> }
  );

export type Vital = { readonly value: number; readonly rating: string };

const mostPlaces = 8;
const ownScript = /^\/assets\/[\w.-]+\.js$/;

/** A position in this site's own scripts only. */
function ownPlace(address: string, line: string | number, column: string | number): string[] {
  if (!URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  return origin === location.origin && ownScript.test(pathname)
    ? [`${pathname}:${line}:${column}`]
    : [];
}

/** Some stacks begin with the error's message. */
function placesOf(stack: string | undefined): readonly string[] {
  const found = (stack ?? '').matchAll(/(https?:\/\/[^\s()@]+):(\d+):(\d+)/g);
  return [...found]
    .flatMap(([, address = '', line = '', column = '']) => ownPlace(address, line, column))
    .slice(0, mostPlaces);
}

/** The screen at an address; unknown addresses may contain anything. */
export const screenPath = (pathname: string): string => matchScreen(pathname).path;

/** Which error, and where: never its message, which may contain members' words. */
export function describeError(
  error: unknown,
): Pick<Extract<Report, { kind: 'error' | 'rejection' }>, 'name' | 'react' | 'at'> {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
  const react = /^Minified React error #(\d+)/.exec(error.message)?.[1];
  return { name, at: placesOf(error.stack), ...(react !== undefined && { react }) };
}

/** Addresses in posts are members' words; for these directives only the host is reported. */
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

export const describeViolation = (
  violation: Violation,
): Pick<Extract<Report, { kind: 'refused' }>, 'directive' | 'blocked' | 'at'> => ({
  directive: violation.effectiveDirective,
  blocked: blockedOf(violation.blockedURI, violation.effectiveDirective),
  at: ownPlace(violation.sourceFile, violation.lineNumber, violation.columnNumber),
});
