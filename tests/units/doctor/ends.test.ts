// @vitest-environment node
import { createServer as createSecureServer } from 'node:https';
import { createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { checkSecurity } from '@/doctor/certificate';
import { createClient } from '@/doctor/client';
import { runDoctor } from '@/doctor/doctor';
import type { Finding } from '@/doctor/finding';
import { runDoctorOn, origin, serveDoctorHost, forCalls } from '../../setup/doctorHost';
import { selfSignedCertificate } from '../../setup/serveProvider';

const host = await serveDoctorHost();
const { provider, base } = host;
const posts = '/api/posts/';

/** A port that nobody listens on any more. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('ends in time, with a sentence,', () => {
  it('where nothing listens, and calls that host no more', async () => {
    const portal = `http://127.0.0.1:${await closedPort()}/api`;
    const found = await runDoctor(host.options({ portal, myCommunities: portal }));
    expect(found.findings.filter(({ grade }) => grade !== 'fine')).toEqual([
      expect.objectContaining({ check: 'refused', subjects: [`host one ${portal}`] }),
    ]);
    expect(found.notChecked.at(-1)).toMatch(
      /^all other calls to http:\/\/127\.0\.0\.1:\d+, because it does not answer \(\d+ calls\)/,
    );
  });

  it('where no answer ever comes', async () => {
    host.change(
      forCalls(
        (url) => url.startsWith('/api/'),
        ({ headers: received }) =>
          new Response(new ReadableStream({ start: (to) => to.enqueue(new Uint8Array(1)) }), {
            headers: received,
          }),
      ),
    );
    expect(await runDoctorOn(host, { timeoutMs: 300 })).toContainEqual(
      expect.stringMatching(
        /^breach timeout GET \/posts\/.*: No complete answer came within 0\.3 seconds/,
      ),
    );
  });

  it('where the time of the whole run is over', async () => {
    host.change(
      forCalls(
        (url) => url === posts,
        ({ headers: received }) => new Response(new ReadableStream({}), { headers: received }),
      ),
    );
    expect(await runDoctorOn(host, { totalMs: 300 })).toContainEqual(
      expect.stringMatching(/^breach time-over .*: The time for the whole run ended/),
    );
  });

  it('where a list is slow', async () => {
    provider.faults.add({ name: 'slow', method: 'GET', path: '/posts/', kind: 'delay', ms: 60 });
    expect(await runDoctorOn(host, { listTargetMs: 50 })).toContainEqual(
      expect.stringMatching(/^weak slow GET \/posts\/.*: The answer took \d+\.\d s/),
    );
  });
});

describe('judges the way to a host:', () => {
  it('a self-signed certificate, and a port that speaks no TLS', async () => {
    const server = createSecureServer(selfSignedCertificate(), (_request, response) =>
      response.end(),
    );
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    afterAll(() => server.close());
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await runDoctorOn(host, { outsourcing: `https://127.0.0.1:${port}` })).toEqual([
      expect.stringMatching(/^breach certificate host two .*: The certificate is self-signed/),
    ]);
    expect(await runDoctorOn(host, { outsourcing: base.replace('http:', 'https:') })).toEqual([
      expect.stringMatching(/^breach no-tls host two .*: A secure connection is not possible/),
    ]);
  });

  it.each([
    [origin, 'breach', /over http, while the site is served over https/],
    ['http://www.portal.example', 'weak', /The host is called over http\./],
  ] as const)('http for a site at %s', async (site, grade, found) => {
    const findings: Finding[] = [];
    const client = createClient(host.options({ origin: site }), (finding) =>
      findings.push(finding),
    );
    await checkSecurity(client, 'host one', 'http://portal.example');
    expect(findings).toEqual([
      expect.objectContaining({ grade, found: expect.stringMatching(found) }),
    ]);
  });
});
