import { readPoll } from '@/api/models/poll';
import { readJson } from './readJson';
import { type Client, get, jwt, callName } from './client';
import { schemePoll } from '@/config/fixedIds';
import { checkList } from './lists';

const poll = get(`/poll/${schemePoll}/`, jwt);
const answers = get(`/poll/${schemePoll}/answers/`, jwt);
const answersElsewhere = get(`/polls/${schemePoll}/answers/`, jwt);

export async function checkPolls(client: Client, token: string): Promise<void> {
  const report = client.about(callName(poll));
  const answer = await client.request(poll, { token });
  if (answer?.status === 404) {
    report.breach(
      'fixed-id',
      `Poll ${schemePoll}, the scheme poll, is not there.`,
      'The empowerment scheme and the feed show no poll to vote in.',
      `Create the scheme poll with the id ${schemePoll}.`,
    );
    return;
  }
  const body = answer && readJson(client, poll, answer);
  if (body === undefined) return;
  const read = readPoll(schemePoll, body, undefined);
  if (read === undefined || read.question === '') {
    report.breach(
      'poll',
      'The poll has no entry_text (its question).',
      'Members see no question.',
      'Send entry_text.',
    );
  } else {
    report.fine('poll', `The poll asks "${read.question}".`);
  }
  const counts: number[] = [];
  for (const call of [answers, answersElsewhere]) {
    const list = await checkList(client, call, 'poll answer', token);
    if (list === undefined) continue;
    counts.push(list.entries.length);
    if (list.entries.length > 0 && list.entries.every(({ id }) => id === undefined)) {
      const { weak } = client.about(callName(call));
      weak(
        'poll-answer-ids',
        'The answers have no ids.',
        'A vote can only be for the poll, not for an answer.',
        'Send the id of each answer.',
      );
    }
  }
  if (counts.length === 2 && counts[0] !== counts[1]) {
    const { weak } = client.about(callName(answersElsewhere));
    weak(
      'poll-addresses',
      `The two addresses of answers differ: ${counts.join(' and ')} entries.`,
      'Polls other than the scheme poll may show the wrong answers.',
      'Serve the same list at /poll/{id}/answers/ and /polls/{id}/answers/.',
    );
  }
}
