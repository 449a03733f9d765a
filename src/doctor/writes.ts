import * as z from 'zod/mini';
import { type CurrentUser, selfOf } from '@/api/models/profile';
import { wireId } from '@/api/wire';
import { readJson } from './answers';
import { type Call, type Client, nameOf } from './client';
import { clockToleranceMs, schemePoll } from './contractFacts';
import type { ReadEntry } from './entries';
import { checkList } from './lists';
import { checkPictures } from './pictures';

/** What `--write` leaves behind; the contract has no call to delete it. */
export const leavesBehind = (portal: string): string =>
  `--write leaves these on ${portal}: a post "Provider check" with a tiny picture in the general feed, ` +
  `a comment on it, and one vote in poll ${schemePoll}. No call of the contract can remove them.`;

const posts: Call = { method: 'POST', path: '/posts/', scheme: 'JWT', body: 'multipart' };
const postList: Call = { method: 'GET', path: '/posts/', scheme: 'JWT' };

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const made = z.object({ id: wireId });
const wrapped = z.object({ data: made });

const idOf = (value: unknown): number | undefined =>
  made.safeParse(value).data?.id ?? wrapped.safeParse(value).data?.data.id;

const retry = 'If an answer is lost, Retry has to ask the member whether their item arrived.';

/** Looks for what was written, as the portal does after a lost answer. */
function checkFound(
  client: Client,
  call: Call,
  user: CurrentUser,
  entry: ReadEntry | undefined,
): void {
  const report = client.about(nameOf(call));
  const weak = (check: string, found: string, advice: string) =>
    report.weak(check, found, retry, advice);
  if (entry === undefined) {
    report.breach(
      'write-lookup',
      'The new item does not appear in its list.',
      'When the list is read again, the item disappears for the member, or Retry is offered.',
      'Show an accepted item in the list immediately.',
    );
    return;
  }
  const { author = '', createdAt } = entry;
  if (!selfOf(user).names.includes(author)) {
    weak(
      'own-name',
      `It appears under "${author}", which is not a name in this member's profile.`,
      'Send the first and last name, username, email or id of the member as the author.',
    );
  } else if (createdAt !== undefined && Math.abs(createdAt - Date.now()) > clockToleranceMs) {
    weak(
      'clock',
      'Its created_at differs from this clock by minutes.',
      'Set the clock of the host.',
    );
  } else {
    const found = 'The new item is in its list, with its author and its time.';
    report.fine('write-lookup', found);
  }
}

async function write(
  client: Client,
  call: Call,
  sent: Parameters<Client['request']>[1],
): Promise<{ readonly id: number | undefined } | undefined> {
  const answer = await client.request(call, sent);
  const body = answer && readJson(client, call, answer);
  if (body === undefined) return undefined;
  const id = idOf(body);
  if (id === undefined && !call.path.endsWith('/vote/')) {
    client
      .about(nameOf(call))
      .weak(
        'write-id',
        'The answer does not contain the id of the new item.',
        'The portal finds it by its text when it reads the list again.',
        'Answer with the entry, plain or under `data`.',
      );
  }
  return { id };
}

async function writeVote(client: Client, token: string): Promise<void> {
  const list: Call = { method: 'GET', path: `/poll/${schemePoll}/answers/`, scheme: 'JWT' };
  const rows = z.array(z.looseObject({ id: wireId, votes: z.number() }));
  const read = async () =>
    rows.safeParse((await checkList(client, list, 'poll answer', token))?.rows);
  const [first] = (await read()).data ?? [];
  if (first === undefined) return;
  const call: Call = {
    method: 'POST',
    path: `/poll/answers/${first.id}/vote/`,
    scheme: 'JWT',
    body: 'json',
  };
  if ((await write(client, call, { token, json: { votes: first.votes + 1 } })) === undefined)
    return;
  const after = (await read()).data?.find(({ id }) => id === first.id)?.votes;
  const report = client.about(nameOf(call));
  if (after !== undefined && after > first.votes) {
    report.fine('write-vote', 'The vote counts.');
  } else {
    report.breach(
      'write-vote',
      `The vote was accepted, but the count stays at ${first.votes}.`,
      'Members see their vote vanish.',
      'Count the vote before answering.',
    );
  }
}

/** Posts, comments and votes once, and looks for each. */
export async function checkWrites(client: Client, token: string, user: CurrentUser): Promise<void> {
  const form = new FormData();
  const words = `Provider check ${new Date().toISOString()}`;
  form.append('title', 'Provider check');
  form.append('content', words);
  const picture = new Blob([Buffer.from(dot, 'base64')], { type: 'image/png' });
  form.append('post_image', picture, 'check.png');
  const post = await write(client, posts, { token, form });
  if (post !== undefined) {
    const list = await checkList(client, postList, 'post', token);
    const row = list?.rows.find((entry) => JSON.stringify(entry).includes(words));
    const id = post.id ?? idOf(row);
    const entry = list?.entries.find((one) => one.id === id);
    checkFound(client, posts, user, entry);
    if (entry !== undefined) {
      await checkPictures(client, nameOf(posts), { entries: [entry] });
      const call: Call = {
        method: 'POST',
        path: `/posts/${entry.id ?? 0}/comments/`,
        scheme: 'JWT',
        body: 'json',
      };
      const comment = await write(client, call, { token, json: { content: words } });
      if (comment !== undefined) {
        const comments = await checkList(client, { ...call, method: 'GET' }, 'comment', token);
        const commentRow = comments?.rows.find((one) => JSON.stringify(one).includes(words));
        const commentId = comment.id ?? idOf(commentRow);
        checkFound(
          client,
          call,
          user,
          comments?.entries.find((one) => one.id === commentId),
        );
      }
    }
  }
  await writeVote(client, token);
}
