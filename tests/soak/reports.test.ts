import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { buildFolder, buildPortal } from '../setup/site';
import { type Deployment, startDeployment } from '../setup/deployment';
import { allowConsole, newPage, waitForIdle, visit } from '../setup/journey';

const received: unknown[] = [];
const name = `reports-${process.pid}`;
let receiver: Server;
let site: Deployment;

/** Takes what browsers send; by another name than the site's, which is an address. */
function startReceiver(): Promise<number> {
  receiver = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => {
      const browserReport = request.headers['content-type'] === 'application/reports+json';
      if (text !== '' && !browserReport) received.push(JSON.parse(text));
      response.writeHead(204, { 'Access-Control-Allow-Origin': '*' }).end();
    });
  });
  return new Promise((resolve) => {
    receiver.listen(0, () => {
      const address = receiver.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

beforeAll(async () => {
  const port = await startReceiver();
  site = await startDeployment(
    await buildPortal(name, { VITE_REPORT_URL: `http://localhost:${port}/in` }),
  );
});
afterAll(async () => {
  await site.close();
  receiver.closeAllConnections();
  await new Promise((closed) => receiver.close(closed));
  rmSync(buildFolder(name), { recursive: true });
});

test('a browser reports an error, a refusal and the web vitals, without words and queries', async () => {
  allowConsole(/Ana|Content Security Policy|net::ERR/);
  const page = await newPage();
  await visit(page, `${site.origin}${paths.faq}?author=Ana`);
  await waitForIdle(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('Ana wrote this');
    });
    const script = document.createElement('img');
    script.src = 'http://ana.example/house.png';
    document.body.append(script);
  });
  await expect.poll(() => received).toHaveLength(2);
  await page.getByRole('heading', { level: 1 }).click();
  await page.goto(site.origin + paths.contact);
  await expect.poll(() => received.length).toBeGreaterThan(2);
  const fields = { path: paths.faq, build: expect.stringMatching(/^\/assets\/[\w-]+\.js$/) };
  expect(received).toEqual(
    expect.arrayContaining([
      { kind: 'error', name: 'RangeError', at: [], ...fields },
      { kind: 'refused', directive: 'img-src', blocked: 'http:', at: [], ...fields },
      {
        kind: 'vitals',
        vitals: expect.objectContaining({
          LCP: { value: expect.any(Number), rating: expect.any(String) },
          TTFB: { value: expect.any(Number), rating: expect.any(String) },
        }),
        ...fields,
      },
    ]),
  );
  expect(JSON.stringify(received)).not.toMatch(/Ana|ana\./);
});

test('the privacy page mentions it', async () => {
  const page = await newPage();
  await visit(page, site.origin + paths.privacy);
  const term = page.getByText('Reports of errors and speed');
  expect(await term.locator('xpath=..').textContent()).toContain('at most 20 reports');
});
