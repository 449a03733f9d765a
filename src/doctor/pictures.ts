import { isMixedContent } from './addresses';
import type { Client } from './client';
import type { CheckedList } from './lists';

const maxFetched = 5;

type Problem = { readonly found: string; readonly advice: string };

async function problemOf(client: Client, url: string): Promise<Problem | undefined> {
  const { origin } = client.options;
  if (isMixedContent(origin, url)) {
    return { found: `The picture ${url} has an http address.`, advice: 'Serve it over https.' };
  }
  const outcome = await client.fetchPicture(url);
  if ('failure' in outcome) {
    const { found, advice } = outcome.failure;
    return { found: `The picture ${url} cannot be fetched: ${found}`, advice };
  }
  const { status, headers } = outcome.answer;
  const name = new URL(url).pathname;
  if (status < 200 || status > 299) {
    const advice = 'Serve pictures to everybody: an <img> sends no token.';
    return { found: `The picture ${name} is answered with ${status}.`, advice };
  }
  const type = headers.get('Content-Type') ?? 'no content type';
  if (!type.startsWith('image/')) {
    return { found: `The picture ${name} comes as ${type}.`, advice: 'Send its image type.' };
  }
  const policy = headers.get('Cross-Origin-Resource-Policy');
  const isOtherOrigin = new URL(url).origin !== origin;
  if (isOtherOrigin && (policy === 'same-origin' || policy === 'same-site')) {
    return {
      found: `The picture ${name} forbids other sites to show it (${policy}).`,
      advice: 'Send Cross-Origin-Resource-Policy: cross-origin.',
    };
  }
  return undefined;
}

export async function checkPictures(
  client: Client,
  subject: string,
  entries: CheckedList['entries'],
): Promise<void> {
  const report = client.about(subject);
  const newest = entries.toSorted((one, other) => (other.id ?? 0) - (one.id ?? 0));
  const pictures = new Set(newest.flatMap(({ picture }) => picture ?? []));
  const fetched = [...pictures].slice(0, maxFetched);
  for (const url of fetched) {
    const problem = await problemOf(client, url);
    if (problem === undefined) continue;
    const { found, advice } = problem;
    report.weak('picture', found, 'The post shows an empty space instead.', advice);
  }
  if (fetched.length > 0 && report.isFine()) {
    report.fine('picture', `The newest ${fetched.length} pictures can be fetched.`);
  }
}
