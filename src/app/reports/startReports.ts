import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { readBootPlan } from '@/config/bootPlan';
import { settings } from '@/config/site';
import { isFailedLoad } from '@/lib/retryImport';
import { tabStorage } from '@/lib/tabStorage';
import { matchScreen } from '@/app/router/routeModules';

const maxPositions = 8;
const ownScript = /^\/assets\/[\w.-]+\.js$/;

function ownPosition(address: string, line: string | number, column: string | number): string[] {
  if (!URL.canParse(address)) return [];
  const { origin, pathname } = new URL(address);
  return origin === location.origin && ownScript.test(pathname)
    ? [`${pathname}:${line}:${column}`]
    : [];
}

/** Some stacks begin with the error's message. */
function positionsOf(stack: string | undefined): readonly string[] {
  const found = (stack ?? '').matchAll(/(https?:\/\/[^\s()@]+):(\d+):(\d+)/g);
  return [...found]
    .flatMap(([, address = '', line = '', column = '']) => ownPosition(address, line, column))
    .slice(0, maxPositions);
}

/** Of the screen: unknown addresses may contain anything. */
const pathHere = (): string => matchScreen(location.pathname).path;

/** Which error, and where: never its message, which may contain members' words. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const name = /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error';
  const react = /^Minified React error #(\d+)/.exec(error.message)?.[1];
  return { name, at: positionsOf(error.stack), ...(react !== undefined && { react }) };
}

function blockedOf(blocked: string, directive: string): string {
  if (!URL.canParse(blocked)) return /^[a-z-]{1,40}$/.test(blocked) ? blocked : '';
  const { protocol, origin, pathname } = new URL(blocked);
  if (origin === location.origin) return ownScript.test(pathname) ? pathname : 'self';
  // Addresses in posts are members' words: only their scheme is reported.
  return origin === 'null' || /^(?:img|media)-src/.test(directive) ? protocol : origin;
}

const describeViolation = (violation: SecurityPolicyViolationEvent) => ({
  directive: violation.effectiveDirective,
  blocked: blockedOf(violation.blockedURI, violation.effectiveDirective),
  at: ownPosition(violation.sourceFile, violation.lineNumber, violation.columnNumber),
});

const maxReports = 20;
const countName = 'kb:reports';

type Report = Readonly<Record<string, unknown>> & {
  readonly kind: 'error' | 'rejection' | 'refused' | 'vitals';
};

/** Sends each distinct report once: a loop of errors is one report. */
function createSender(url: string): (report: Report, path?: string) => void {
  const build = readBootPlan().main;
  const sent = new Set<string>();
  return (report, path = pathHere()) => {
    const text = JSON.stringify({ ...report, path, build });
    const count = Number(tabStorage.get(countName)) || 0;
    if (sent.has(text) || count >= maxReports) return;
    sent.add(text);
    tabStorage.set(countName, String(count + 1));
    // As text: JSON would need a preflight, which a closing page cannot wait for.
    navigator.sendBeacon(url, text);
  };
}

/** Firefox and WebKit fail what a page still loads when it is left; it is gone by then. */
const failedLoadDelayMs = 1000;

/** Reports uncaught errors, page errors, policy violations and web vitals to `VITE_REPORT_URL`. */
export function startReports(url = settings.reportUrl): void {
  // A beacon to the site itself would carry the login token's cookie.
  if (url === undefined || new URL(url).hostname === location.hostname) return;
  const send = createSender(url);
  const sendError = (kind: 'error' | 'rejection', error: unknown) => {
    const report = { kind, ...describeError(error) };
    if (!isFailedLoad(error)) return send(report);
    const failedAt = pathHere();
    const timer = setTimeout(() => send(report, failedAt), failedLoadDelayMs);
    // A page that the browser stores would go on with its timers when it is shown again.
    window.addEventListener('pagehide', () => clearTimeout(timer), { once: true });
    return undefined;
  };
  window.addEventListener('error', ({ error }) => {
    // Without an error: a lost file, or another site's script.
    if (error !== undefined && error !== null) sendError('error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => sendError('rejection', reason));
  document.addEventListener('securitypolicyviolation', (event) => {
    send({ kind: 'refused', ...describeViolation(event) });
  });

  // Web vitals belong to the document, whatever address is shown later.
  const path = pathHere();
  const vitals = new Map<string, Pick<Metric, 'value' | 'rating'>>();
  const addMetric = ({ name, value, rating }: Metric) => {
    vitals.set(name, { value: Math.round(value * 1000) / 1000, rating });
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(addMetric);
  // After web-vitals' own listeners, which read the last values.
  const onHidden = () => {
    if (document.visibilityState !== 'hidden' || vitals.size === 0) return;
    window.removeEventListener('visibilitychange', onHidden);
    send({ kind: 'vitals', vitals: Object.fromEntries(vitals) }, path);
  };
  window.addEventListener('visibilitychange', onHidden);
}
