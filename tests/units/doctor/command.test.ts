// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { groupFindings, type Report } from '@/doctor/finding';
import { readEnvironment, readOptions } from '@/doctor/options';
import { formatReport, reportAsJson } from '@/doctor/report';

const flags = ['--portal', 'https://a.example/api', '--outsourcing', 'https://b.example'];
const site = ['--origin', 'https://www.a.example'];

it('reads the command line, and the environment for what it leaves out', () => {
  const env = {
    VITE_SITE_URL: 'https://www.a.example/',
    DOCTOR_EMAIL: 'a@b.example',
    DOCTOR_PASSWORD: 'x',
  };
  expect(readOptions(flags, env)).toMatchObject({
    portal: 'https://a.example/api',
    outsourcing: 'https://b.example',
    myCommunities: 'https://a.example/api',
    origin: 'https://www.a.example',
    account: { email: 'a@b.example', password: 'x' },
    write: false,
    timeoutMs: 10_000,
    totalMs: 120_000,
  });
});

it('reads the settings of a build from its file, unless the environment has them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  const hosts = [
    'VITE_PORTAL_API_URL=https://a.example',
    'VITE_OUTSOURCING_API_URL=https://b.example',
  ];
  writeFileSync(join(folder, '.env.production.local'), hosts.join('\n'));
  vi.stubEnv('VITE_PORTAL_API_URL', undefined);
  vi.stubEnv('VITE_OUTSOURCING_API_URL', 'https://c.example');
  vi.stubEnv('DOCTOR_EMAIL', 'a@b.example');
  const read = readEnvironment(folder);
  rmSync(folder, { recursive: true });
  expect(read).toMatchObject({
    VITE_PORTAL_API_URL: 'https://a.example',
    VITE_OUTSOURCING_API_URL: 'https://c.example',
    DOCTOR_EMAIL: 'a@b.example',
  });
});

it.each([
  [[...flags], /^--origin is missing/],
  [
    [...site, '--portal', 'a.example', '--outsourcing', 'https://b.example'],
    /^--portal must be an http/,
  ],
  [
    [...flags, '--origin', 'https://www.a.example/path'],
    /^--origin must be an origin without a path/,
  ],
  [[...flags, ...site, '--write'], /^--write needs --email and --password/],
  [[...flags, ...site, '--email', 'a@b.example'], /^Give --email and --password together\.$/],
  [[...flags, ...site, '--timeout', '0'], /^--timeout must be a number of seconds/],
  [[...flags, ...site, '--fast'], /fast/],
])('refuses %j in words', (args, message) => {
  expect(() => readOptions(args, {})).toThrow(message);
});

it('prints the worst first, each sentence once, and the same as JSON', () => {
  const cors = {
    grade: 'breach',
    check: 'cors-origin',
    found: 'No header.',
    effect: 'Fails.',
    advice: 'Send it.',
  } as const;
  const report: Report = {
    origin: 'https://www.a.example',
    hosts: { portal: 'https://a.example/api' },
    findings: groupFindings([
      { grade: 'fine', check: 'list', subject: 'GET /posts/', found: '3 entries.' },
      { ...cors, subject: 'GET /posts/' },
      { ...cors, subject: 'GET /communities/' },
      { ...cors, subject: 'GET /posts/' },
    ]),
    notChecked: ['calls of members'],
  };
  expect(formatReport(report)).toBe(`Asked as the portal at https://www.a.example
  portal        https://a.example/api

breach  GET /posts/ and 1 more: No header.
        Effect: Fails.
        To do: Send it.
fine    GET /posts/: 3 entries.

Not checked: calls of members.
1 breach, 0 weak, 1 fine.
`);
  expect(JSON.parse(reportAsJson(report))).toMatchObject({
    breaches: 1,
    weak: 0,
    findings: [
      { check: 'cors-origin', subjects: ['GET /posts/', 'GET /communities/'] },
      { check: 'list' },
    ],
  });
});
