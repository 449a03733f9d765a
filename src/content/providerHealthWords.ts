import { plural } from '@/lib/plural';

export const providerHealthWords = {
  heading: 'Service health',
  about: (since: string): string =>
    `How the service answered this tab since ${since}. The list is cleared when you close or reload the tab.`,
  none: 'No answers yet. Each kind of request appears here once it is answered or fails.',
  fine: (kinds: number): string =>
    `No problems in ${plural(kinds, 'kind of request', 'kinds of requests')}.`,
  failing: (failing: number, kinds: number): string =>
    `${failing} of ${plural(kinds, 'kind of request has', 'kinds of requests have')} a problem.`,
  next: 'If this continues, tell the people who run the service which requests fail, and when.',
  list: 'Requests to the service',
  states: { fine: 'Works', offline: 'Offline', refused: 'Refused', failing: 'Problem' },
  last: 'Last answer',
  answered: (status: number, took: number): string => `status ${status} in ${duration(took)}`,
  unanswered: (took: number): string => `none after ${duration(took)}`,
  errors: 'Errors',
  noErrors: (count: number): string => `none in ${plural(count, 'request', 'requests')}`,
  errorsOf: (kinds: string, count: number): string =>
    `${kinds}, in ${plural(count, 'request', 'requests')}`,
  kinds: {
    unreachable: (count: number): string => `${count} without an answer`,
    timeout: (count: number): string => `${count} timed out`,
    server: (count: number): string => plural(count, 'server error', 'server errors'),
    refused: (count: number): string => `${count} refused`,
    unreadable: (count: number): string => plural(count, 'unreadable answer', 'unreadable answers'),
    disconnected: (count: number): string => `${count} while this browser was offline`,
  },
  entries: 'Items',
  allRead: (total: number) => (total === 0 ? 'none in the last list' : `all ${total} readable`),
  someUnread: (unreadable: number, total: number): string =>
    `${unreadable} of ${total} unreadable and not shown`,
} as const;

function duration(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}
