import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { readBootPlan } from '@/config/bootPlan';
import { settings } from '@/config/site';
import { tabStorage } from '@/lib/tabStorage';
import { describeError, describeViolation, type Report, screenPath, type Vital } from './report';

/** How many reports one tab sends, over all its pages and reloads. */
const most = 20;
const countName = 'kb:reports';

type WithoutPlace<Any> = Any extends unknown ? Omit<Any, 'path' | 'build'> : never;

/** Sends reports, each distinct one once for each document; a loop of errors is one report. */
function createSender(url: string): (report: WithoutPlace<Report>, path?: string) => void {
  const build = readBootPlan().main;
  const sent = new Set<string>();
  return (report, path = screenPath(location.pathname)) => {
    const text = JSON.stringify({ ...report, path, build });
    const count = Number(tabStorage.get(countName)) || 0;
    if (sent.has(text) || count >= most) return;
    sent.add(text);
    tabStorage.set(countName, String(count + 1));
    // Text, not JSON by its type: that would need a preflight, which a page that closes cannot wait for.
    navigator.sendBeacon(url, text);
  };
}

/** True where a beacon would carry the site's own cookie, which is the login token. */
const isOwnHost = (url: string) => new URL(url).hostname === location.hostname;

/**
 * Reports to `VITE_REPORT_URL` from now on: errors and rejections that nobody caught, errors that a
 * page's boundary holds, what the content security policy refused, and the web vitals when the
 * document is first hidden.
 */
export function startReports(url = settings.reportUrl): void {
  if (url === undefined || isOwnHost(url)) return;
  const send = createSender(url);
  window.addEventListener('error', ({ error }) => {
    // Without an error it is a file that did not load, or a script of another site.
    if (error !== undefined && error !== null) send({ kind: 'error', ...describeError(error) });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    send({ kind: 'rejection', ...describeError(reason) });
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    send({ kind: 'refused', ...describeViolation(event) });
  });

  // They are of the document, whatever address shows when they are sent.
  const path = screenPath(location.pathname);
  const vitals = new Map<string, Vital>();
  const note = ({ name, value, rating }: Metric) => {
    vitals.set(name, { value: Math.round(value * 1000) / 1000, rating });
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  // On the window, after web-vitals' own listeners, which take the last values first.
  const onHidden = () => {
    if (document.visibilityState !== 'hidden' || vitals.size === 0) return;
    window.removeEventListener('visibilitychange', onHidden);
    send({ kind: 'vitals', vitals: Object.fromEntries(vitals) }, path);
  };
  window.addEventListener('visibilitychange', onHidden);
}
