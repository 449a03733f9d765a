import { isMixedContent } from './addresses';
import type { Client } from './client';
import type { CheckedList } from './lists';

const mostFetched = 5;

type Problem = { readonly found: string; readonly advice: string };

function problemOf(
  url: string,
  status: number,
  headers: Headers,
  origin: string,
): Problem | undefined {
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
  list: CheckedList,
): Promise<void> {
  const { origin } = client.options;
  const report = client.about(subject);
  const newest = list.entries.toSorted((one, other) => (other.id ?? 0) - (one.id ?? 0));
  const pictures = [...new Set(newest.flatMap(({ picture }) => picture ?? []))].slice(
    0,
    mostFetched,
  );
  const add = ({ found, advice }: Problem) =>
    report.weak('picture', found, 'The post shows an empty space instead.', advice);
  let reachable = 0;
  for (const url of pictures) {
    if (isMixedContent(origin, url)) {
      add({ found: `The picture ${url} has an http address.`, advice: 'Serve it over https.' });
      continue;
    }
    const outcome = await client.fetchPicture(url);
    if ('failure' in outcome) {
      const { found, advice } = outcome.failure;
      add({ found: `The picture ${url} cannot be fetched: ${found}`, advice });
      continue;
    }
    const problem = problemOf(url, outcome.answer.status, outcome.answer.headers, origin);
    if (problem === undefined) reachable += 1;
    else add(problem);
  }
  if (reachable > 0 && reachable === pictures.length) {
    const found = `The newest ${reachable} pictures can be fetched.`;
    report.fine('picture', found);
  }
}
