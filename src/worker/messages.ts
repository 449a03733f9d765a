import type { WorkerMessage } from '@/config/offlinePlan';

const isText = (value: unknown): value is string => typeof value === 'string';
const texts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : []).filter(isText);
const ownPaths = (value: unknown) =>
  texts(value).filter((path) => path.startsWith('/') && !path.startsWith('//'));

/** Parses a page's message; undefined if it is none. */
export function parseMessage(raw: unknown): WorkerMessage | undefined {
  if (typeof raw !== 'object' || raw === null || !('say' in raw)) return undefined;
  if (raw.say === 'take over') return { say: 'take over' };
  if (raw.say === 'newer' && 'main' in raw && isText(raw.main))
    return { say: 'newer', main: raw.main };
  if (raw.say !== 'keep') return undefined;
  return {
    say: 'keep',
    paths: ownPaths('paths' in raw ? raw.paths : []),
    loaded: ownPaths('loaded' in raw ? raw.loaded : []),
    member: 'member' in raw && raw.member === true,
  };
}
