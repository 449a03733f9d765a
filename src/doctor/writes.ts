import { readPollAnswer } from '@/api/models/poll';
import { type CurrentUser, selfOf } from '@/api/models/profile';
import { createdId } from '@/api/wire';
import { readJson } from './readJson';
import { type Call, type Client, get, jwt, callName, post, type Sent } from './client';
import { schemePoll } from '@/config/fixedIds';
import { clockToleranceMs } from './contractFacts';
import type { EntryKind, ReadEntry } from './entries';
import type { SubjectReport } from './finding';
import { checkList } from './lists';
import { checkPictures } from './pictures';

/** What `--write` leaves behind; the contract has no call to delete it. */
export const leavesBehind = (portal: string): string =>
  `--write leaves these on ${portal}: a post "Provider check" with a tiny picture in the general feed, ` +
  `a comment on it, and one vote in poll ${schemePoll}. No call of the contract can remove them.`;

const posts = post('/posts/', 'multipart', jwt);

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const retry = 'If an answer is lost, Retry has to ask the member whether their item arrived.';

function checkFound(report: SubjectReport, user: CurrentUser, entry: ReadEntry | undefined): void {
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
    report.weak(
      'own-name',
      `It appears under "${author}", which is not a name in this member's profile.`,
      retry,
      'Send the first and last name, username, email or id of the member as the author.',
    );
  } else if (createdAt !== undefined && Math.abs(createdAt - Date.now()) > clockToleranceMs) {
    report.weak(
      'clock',
      'Its created_at differs from this clock by minutes.',
      retry,
      'Set the clock of the host.',
    );
  } else {
    const found = 'The new item is in its list, with its author and its time.';
    report.fine('write-lookup', found);
  }
}

async function write(client: Client, call: Call, sent: Sent) {
  const answer = await client.request(call, sent);
  const body = answer && readJson(client, call, answer);
  if (body === undefined) return undefined;
  const id = createdId(body);
  if (id === undefined && !call.path.endsWith('/vote/')) {
    const { weak } = client.about(callName(call));
    weak(
      'write-id',
      'The answer does not contain the id of the new item.',
      'The portal finds it by its text when it reads the list again.',
      'Answer with the entry, plain or under `data`.',
    );
  }
  return { id };
}

/** Writes once, and looks for it in its list, as the portal does after a lost answer. */
async function writeAndFind(
  client: Client,
  call: Call,
  kind: EntryKind,
  { sent, words, user }: { sent: Sent & { token: string }; words: string; user: CurrentUser },
): Promise<ReadEntry | undefined> {
  const answer = await write(client, call, sent);
  if (answer === undefined) return undefined;
  const list = await checkList(client, { ...call, method: 'GET' }, kind, sent.token);
  const row = list?.rows.find((one) => JSON.stringify(one).includes(words));
  const id = answer.id ?? createdId(row);
  const entry = list?.entries.find((one) => one.id === id);
  checkFound(client.about(callName(call)), user, entry);
  return entry;
}

/** False if no answer can be voted for. */
async function writeVote(client: Client, token: string): Promise<boolean> {
  const list = get(`/poll/${schemePoll}/answers/`, jwt);
  const read = async () => {
    const rows = (await checkList(client, list, 'poll answer', token))?.rows ?? [];
    return rows.flatMap((row) => readPollAnswer(row) ?? []);
  };
  const first = (await read()).find(({ id }) => id !== undefined);
  if (first === undefined) return false;
  const call = post(`/poll/answers/${first.id}/vote/`, 'json', jwt);
  if ((await write(client, call, { token, json: { votes: first.votes + 1 } })) === undefined)
    return true;
  const after = (await read()).find(({ id }) => id === first.id)?.votes;
  const report = client.about(callName(call));
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
  return true;
}

/** Posts, comments and votes once, and looks for each. Returns what could not be tried. */
export async function checkWrites(client: Client, token: string, user: CurrentUser) {
  const form = new FormData();
  const words = `Provider check ${new Date().toISOString()}`;
  form.append('title', 'Provider check');
  form.append('content', words);
  const picture = new Blob([Buffer.from(dot, 'base64')], { type: 'image/png' });
  form.append('post_image', picture, 'check.png');
  const found = { words, user };
  const written = await writeAndFind(client, posts, 'post', { ...found, sent: { token, form } });
  if (written !== undefined) {
    await checkPictures(client, callName(posts), [written]);
    const comments = post(`/posts/${written.id ?? 0}/comments/`, 'json', jwt);
    const sent = { token, json: { content: words } };
    await writeAndFind(client, comments, 'comment', { ...found, sent });
  }
  if (await writeVote(client, token)) return [];
  return [`whether votes arrive: no answer of poll ${schemePoll} with an id can be read`];
}
