import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { readBootPlan } from '@/config/bootPlan';
import { settings } from '@/config/site';
import { tabStorage } from '@/lib/tabStorage';
import { describeError, describeViolation, type Report, screenPath, type Vital } from './report';

const most = 20;
const countName = 'kb:reports';

type WithoutPlace<Any> = Any extends unknown ? Omit<Any, 'path' | 'build'> : never;

/** Sends each distinct report once: a loop of errors is one report. */
function createSender(url: string): (report: WithoutPlace<Report>, path?: string) => void {
  const build = readBootPlan().main;
  const sent = new Set<string>();
  return (report, path = screenPath(location.pathname)) => {
    const text = JSON.stringify({ ...report, path, build });
    const count = Number(tabStorage.get(countName)) || 0;
    if (sent.has(text) || count >= most) return;
    sent.add(text);
    tabStorage.set(countName, String(count + 1));
    // As text: JSON would need a preflight, which a closing page cannot wait for.
    navigator.sendBeacon(url, text);
  };
}

/** A beacon to the site itself would carry the login token's cookie. */
const isOwnHost = (url: string) => new URL(url).hostname === location.hostname;

/** Reports uncaught errors, page errors, policy violations and web vitals to `VITE_REPORT_URL`. */
export function startReports(url = settings.reportUrl): void {
  if (url === undefined || isOwnHost(url)) return;
  const send = createSender(url);
  window.addEventListener('error', ({ error }) => {
    // Without an error: a lost file, or another site's script.
    if (error !== undefined && error !== null) send({ kind: 'error', ...describeError(error) });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    send({ kind: 'rejection', ...describeError(reason) });
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    send({ kind: 'refused', ...describeViolation(event) });
  });

  // Web vitals belong to the document, whatever address is shown later.
  const path = screenPath(location.pathname);
  const vitals = new Map<string, Vital>();
  const note = ({ name, value, rating }: Metric) => {
    vitals.set(name, { value: Math.round(value * 1000) / 1000, rating });
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  // After web-vitals' own listeners, which read the last values.
  const onHidden = () => {
    if (document.visibilityState !== 'hidden' || vitals.size === 0) return;
    window.removeEventListener('visibilitychange', onHidden);
    send({ kind: 'vitals', vitals: Object.fromEntries(vitals) }, path);
  };
  window.addEventListener('visibilitychange', onHidden);
}
