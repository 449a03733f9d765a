import { readPoll } from '@/api/models/poll';
import { readJson } from './answers';
import { type Call, type Client, nameOf } from './client';
import { schemePoll } from './contractFacts';
import { checkList } from './lists';

const poll: Call = { method: 'GET', path: `/poll/${schemePoll}/`, scheme: 'JWT' };
const answersAt = (path: string): Call => ({ method: 'GET', path, scheme: 'JWT' });

export async function checkPolls(client: Client, token: string): Promise<void> {
  const subject = nameOf(poll);
  const answer = await client.ask(poll, { token });
  if (answer?.status === 404) {
    client.add({
      grade: 'breach',
      check: 'fixed-id',
      subject,
      found: `Poll ${schemePoll}, the scheme poll, is not there.`,
      effect: 'The empowerment scheme and the feed show no poll to vote in.',
      advice: `Create the scheme poll with the id ${schemePoll}.`,
    });
    return;
  }
  const body = answer && readJson(client, poll, answer);
  if (body === undefined) return;
  const read = readPoll(schemePoll, body.value, undefined);
  client.add(
    read === undefined || read.question === ''
      ? {
          grade: 'breach',
          check: 'poll',
          subject,
          found: 'The poll has no entry_text, its question.',
          effect: 'Members vote without a question.',
          advice: 'Send entry_text.',
        }
      : { grade: 'fine', check: 'poll', subject, found: `The poll asks "${read.question}".` },
  );
  const counts: number[] = [];
  for (const path of [`/poll/${schemePoll}/answers/`, `/polls/${schemePoll}/answers/`]) {
    const call = answersAt(path);
    const list = await checkList(client, call, 'poll answer', token);
    if (list === undefined) continue;
    counts.push(list.entries.length);
    if (list.entries.length > 0 && list.entries.every(({ id }) => id === undefined)) {
      client.add({
        grade: 'weak',
        check: 'poll-answer-ids',
        subject: nameOf(call),
        found: 'The answers have no ids.',
        effect: 'A vote can only be for the poll, not for an answer.',
        advice: 'Send the id of each answer.',
      });
    }
  }
  if (counts.length === 2 && counts[0] !== counts[1]) {
    client.add({
      grade: 'weak',
      check: 'poll-addresses',
      subject: `GET /polls/${schemePoll}/answers/`,
      found: `The two addresses of answers differ: ${counts.join(' and ')} entries.`,
      effect: 'Polls other than the scheme poll may show the wrong answers.',
      advice: 'Serve the same list at /poll/{id}/answers/ and /polls/{id}/answers/.',
    });
  }
}
