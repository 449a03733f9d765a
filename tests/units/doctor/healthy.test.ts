// @vitest-environment node
import { expect, it } from 'vitest';
import { memberAccount } from '@/content/demoAccounts';
import { runDoctor } from '@/doctor/doctor';
import { answerWith, json, mockLogin, origin, serveDoctorHost } from '../../setup/doctorHost';
import { requestViolations } from '../../setup/contract';

const host = await serveDoctorHost();
const { provider } = host;

it('finds nothing to mend at a host that keeps the contract, and changes nothing there', async () => {
  const before = await provider.database.read();
  const { email, password } = memberAccount;
  const report = await runDoctor(host.options({ account: { email, password } }));
  expect(report.findings.filter(({ grade }) => grade !== 'fine')).toEqual([]);
  expect(new Set(report.findings.map(({ check }) => check))).toEqual(
    new Set([
      'preflight',
      'cors-origin',
      'refusal',
      'login',
      'profile',
      'list',
      'fixed-id',
      'picture',
      'poll',
    ]),
  );
  expect(report.notChecked).toEqual(['whether posts, comments and votes arrive: --write tries it']);
  const after = await provider.database.read();
  expect({ ...after, sessions: [], revision: 0 }).toEqual({ ...before, sessions: [], revision: 0 });
});

it('calls as the portal does: its calls, its origin, its headers', async () => {
  await mockLogin(host);
  await runDoctor(host.options({ asMember: true }));
  const received = provider.received.all();
  expect(received.flatMap(requestViolations)).toEqual([]);
  for (const { headers } of received) expect(headers['origin']).toBe(origin);
  const paths = [...new Set(received.map(({ method, path }) => `${method} ${path}`))];
  expect(paths).toEqual([
    'GET /posts/',
    'GET /auth/users/me/',
    'POST /login/',
    'GET /communities/',
    'GET /my-communities',
    'GET /posts/30/comments/',
    expect.stringMatching(/^GET \/community\/1\/posts\/$/),
    expect.stringMatching(/^GET \/community\/1\/post\/\d+\/comments\/$/),
    'GET /poll/2/',
    'GET /poll/2/answers/',
    'GET /polls/2/answers/',
    'GET /showroom/approved-listings/',
  ]);
});

it('calls as a visitor where no account is given, and reports what that leaves out', async () => {
  const report = await runDoctor(host.options());
  expect(report.findings.filter(({ grade }) => grade !== 'fine')).toEqual([]);
  expect(report.notChecked[0]).toBe('calls of members: give --email and --password');
});

it('with --write posts, comments and votes once, and finds them again', async () => {
  await mockLogin(host);
  const report = await runDoctor(host.options({ asMember: true, write: true }));
  expect(report.findings.filter(({ grade }) => grade !== 'fine')).toEqual([]);
  const wrote = report.findings.filter(({ check }) => check.startsWith('write-'));
  expect(wrote.map(({ check, subjects }) => [check, subjects])).toEqual([
    ['write-lookup', ['POST /posts/', 'POST /posts/31/comments/']],
    ['write-vote', ['POST /poll/answers/7/vote/']],
  ]);
  const posts = provider.received.all().filter(({ method }) => method === 'POST');
  expect(posts.map(({ path }) => path)).toEqual([
    '/login/',
    '/posts/',
    '/posts/31/comments/',
    '/poll/answers/7/vote/',
  ]);
  expect(posts.flatMap(requestViolations)).toEqual([]);
});

const write = { asMember: true, write: true } as const;
const answers = '/api/poll/2/answers/';

it('with --write votes where counts come as text', async () => {
  await mockLogin(host);
  let votes = 3;
  host.change((answer, request) => {
    if (request.url !== '/api/poll/answers/7/vote/' || request.method !== 'POST')
      return answerWith(answers, [{ id: '7', votes: String(votes) }])(answer, request);
    votes += 1;
    return json(200, {})(answer, request);
  });
  const { findings, notChecked } = await runDoctor(host.options(write));
  expect(findings).toContainEqual(expect.objectContaining({ grade: 'fine', check: 'write-vote' }));
  expect(notChecked).toEqual([]);
  const sent = provider.received.of('POST', '/poll/answers/7/vote/');
  expect(sent.map(({ body }) => body)).toEqual([{ votes: 4 }]);
});

it('with --write reports that no answer could be voted for', async () => {
  await mockLogin(host);
  host.change(answerWith(answers, [{ text: 'Yes', votes: 1 }]));
  const { notChecked } = await runDoctor(host.options(write));
  expect(notChecked).toEqual(['whether votes arrive: no answer of poll 2 with an id can be read']);
});
