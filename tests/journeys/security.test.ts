import { readdirSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { preview } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { headersFor, readHeadersFile, scriptHashes } from '@/build/headers';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { composerWords } from '@/content/writingWords';
import { paths } from '@/config/paths';
import { allowConsole, newContext, newPage, waitForIdle, site, visit } from '../setup/journey';
import { provider, server } from '../setup/liveProvider';
import { logInTo, logOut, memberMenuButton } from '../setup/pageActions';

const { origin, folder } = site.live;
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

test('the policy knows every script that a document carries', () => {
  const rules = readHeadersFile(readFileSync(join(folder, '_headers'), 'utf8'));
  const policy = headersFor(rules, '/')['Content-Security-Policy'] ?? '';
  const documents = files.filter((file) => file.endsWith('.html'));
  expect(documents.length).toBeGreaterThan(40);
  for (const file of documents) {
    const html = readFileSync(file, 'utf8');
    for (const hash of scriptHashes([html])) expect(policy).toContain(hash);
    expect(html).not.toMatch(/\son[a-z]+="/);
  }
});

test('the preview server serves no instructions for hosts, and has no error stored', async () => {
  const previewed = await preview({
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
    logLevel: 'silent',
  });
  const at = (path: string) => fetch(new URL(path, previewed.resolvedUrls?.local[0]));
  const statusAndCache = async (path: string) => {
    const { status, headers } = await at(path);
    return `${status} ${headers.get('Cache-Control') ?? ''}`;
  };
  const script = readdirSync(join(folder, 'assets')).find((name) => name.endsWith('.js'));
  try {
    for (const path of [
      '/_headers',
      '/%5Fheaders',
      '/nginx.conf',
      '/nginx.container.conf',
      '/assets/no.js',
      '/art/no.svg',
    ]) {
      expect(await statusAndCache(path)).toBe('404 no-cache');
    }
    expect(await statusAndCache(`/assets/${script}`)).toBe(
      '200 public, max-age=31536000, immutable',
    );
  } finally {
    await previewed.close();
  }
});

test('the live build names its owner, and does not speak of a demo', () => {
  const textOf = (path: string) => readFileSync(join(folder, path, 'index.html'), 'utf8');
  for (const path of [paths.terms, paths.privacy, paths.contact]) {
    expect(textOf(path)).toContain('Portal Society');
    expect(textOf(path)).toContain('12 Mill Street, Hamilton ON');
    expect(textOf(path)).toContain('href="mailto:office@portal.example"');
    // Once is enough.
    expect(textOf(path).split('href="tel:+16135550142"')).toHaveLength(2);
  }
  const readable = files.filter((file) => /\.(?:js|html)$/.test(file));
  const demo = /Am I looking at a demo|This is a demo|kingdombuilders\.demo|Reset demo/;
  expect(readable.filter((file) => demo.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the live build contains no source map, no key and no mark of where it was built', () => {
  expect(files.filter((file) => /\.(?:map|ts|tsx|env)$/.test(file))).toEqual([]);
  const suspicious =
    /sourceMappingURL|-----BEGIN|(?:api|secret)[_-]?key\s*[:=]\s*["'][^"']{8}|eyJ[\w-]{20,}\./i;
  const readable = files.filter((file) => /\.(?:js|html|css|json|svg|txt|conf)$/.test(file));
  expect(
    readable.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return suspicious.test(text) || text.includes(process.cwd());
    }),
  ).toEqual([]);
});

test('a script from outside, an inlined one and a handler in markup do not run', async () => {
  allowConsole(/Content Security Policy|TrustedHTML|TrustedScript/);
  const page = await newPage();
  await visit(page, origin + paths.faq);
  await page.evaluate(async () => {
    document.addEventListener('securitypolicyviolation', (event) => {
      document.body.classList.add(`refused-${event.effectiveDirective}`);
    });
    const attempt = (act: () => void) => {
      try {
        act();
      } catch {
        // Refused with an error, which is as good.
      }
    };
    attempt(() => {
      const script = document.createElement('script');
      script.src = 'https://elsewhere.example/x.js';
      document.body.append(script);
    });
    attempt(() => {
      const script = document.createElement('script');
      script.textContent = 'window.ran = true';
      document.body.append(script);
    });
    attempt(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.ran = true">');
    });
    attempt(() => new Worker('https://elsewhere.example/w.js'));
    await fetch('https://elsewhere.example/').catch(() => undefined);
  });
  for (const directive of ['require-trusted-types-for', 'connect-src']) {
    await page.locator(`body.refused-${directive}`).waitFor();
  }
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('the token goes to the provider and nowhere else', async () => {
  const page = await newPage();
  const sent: { readonly port: string; readonly token: boolean }[] = [];
  page.on('request', (request) => {
    const { port } = new URL(request.url());
    const all = JSON.stringify([request.url(), request.headers(), request.postData()]);
    sent.push({ port, token: /JWT |Bearer /.test(all) });
  });
  await visit(page, `${origin}${paths.communityLogin}`);
  await page.getByLabel('Email', { exact: true }).fill(memberAccount.email);
  await page.getByLabel('Password', { exact: true }).fill(memberAccount.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(origin + paths.community);
  await page.getByRole('article').first().waitFor();
  await waitForIdle(page);
  const portsWithToken = new Set(sent.filter(({ token }) => token).map(({ port }) => port));
  expect([...portsWithToken]).toEqual([String(site.providerPort)]);
});

test('where answers may be cached, the next member is not taken for the last one', async () => {
  const allowCaching: RequestListener = (_incoming, outgoing) =>
    outgoing.setHeader('Last-Modified', 'Mon, 01 Dec 2025 00:00:00 GMT');
  server.prependListener('request', allowCaching);
  onTestFinished(() => void server.off('request', allowCaching));
  const person = await newContext();
  const page = await person.newPage();
  await logInTo(page, paths.community);
  await page.getByLabel(composerWords.title, { exact: true }).fill('The last member’s draft');
  await page.getByText(memberAccount.email).first().waitFor();
  await waitForIdle(page);
  await logOut(page);
  await page.waitForURL(origin + paths.home);
  await logInTo(page, paths.community, { account: adminAccount });
  const other = await person.newPage();
  await visit(other, origin + paths.community);
  await memberMenuButton(other).waitFor();
  await other.getByText(adminAccount.email).first().waitFor();
  expect(await other.getByText(memberAccount.email).count()).toBe(0);
  expect(await other.getByLabel(composerWords.title, { exact: true }).inputValue()).toBe('');
  expect(provider.received.of('GET', '/auth/users/me/').length).toBeGreaterThan(1);
});
