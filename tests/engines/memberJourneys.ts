import { resolve } from 'node:path';
import { commentFieldWords, composerWords } from '@/content/writingWords';
import { adminAccount } from '@/content/demoAccounts';
import { pendingWords } from '@/content/pendingWords';
import { postFormWords, publishingWords } from '@/content/publishingWords';
import { pollWords } from '@/content/pollWords';
import { paths, withQuery } from '@/config/paths';
import type { ItemStatus } from '@/outbox/item';
import {
  expectCount,
  type Journey,
  logIn,
  countPosts,
  waitForCount,
  waitForStored,
} from './journey';
import type { Target } from './locate';

/** A picture as a person has one. */
const picture = resolve(import.meta.dirname, '../../public/icon-512.png');

const composer: Target = { css: '[data-slot=composer]' };
const title: Target = { label: composerWords.title, inside: composer };
const send: Target = { role: 'button', name: composerWords.send, inside: composer };
const pending: Target = { css: '[data-slot=pending-item]' };
const pendingAs = (...statuses: readonly ItemStatus[]): Target => ({
  css: statuses.map((status) => `[data-slot=pending-item][data-status=${status}]`).join(),
});
const article = (containing: string): Target => ({ css: 'main article', containing });

const post: Journey = {
  name: 'post with picture',
  run: async (stage) => {
    const { page, site } = stage;
    await logIn(stage);
    await page.type(title, 'The kiln is warm');
    await page.type({ label: composerWords.message, inside: composer }, 'Come and see');
    await page.upload({ css: 'input[type=file]', inside: composer }, picture);
    await page.waitFor({ css: '[data-slot=composer-thumb] img' });
    await page.click(send);
    await waitForCount('post', 1, () => countPosts(stage, 'The kiln is warm'));
    await page.waitForRemoval(pending);
    const shown: Target = { css: 'img[src*="/media/"]', inside: article('The kiln is warm') };
    await page.waitFor(shown);
    await page.waitForProperty(shown, 'complete', true);
    await page.waitForProperty(shown, 'naturalWidth', 512);
    expectCount('calls', 1, site.provider.received.of('POST', '/posts/').length);
  },
};

const comment: Journey = {
  name: 'comment',
  run: async (stage) => {
    const { page, site } = stage;
    await logIn(stage);
    await page.waitFor({ css: 'main article' });
    // Its comments load once they are near, and move the link.
    await page.run(`document.querySelector('main article').scrollIntoView(false); return true;`);
    await page.waitFor({ css: 'main article', containing: '(4)' });
    await page.click({ role: 'link', name: 'comment', inside: { css: 'main article' } });
    await page.waitForAddress(/^\/comment-page\?post=\d+$/);
    await page.type({ label: commentFieldWords.label }, 'And the glaze?');
    await page.click({ role: 'button', name: commentFieldWords.send });
    await page.waitFor({ css: '[data-slot=comments] li', containing: 'And the glaze?' });
    await waitForCount('comment', 1, async () => {
      const { comments } = await site.provider.database.read();
      return comments.filter(({ text }) => text === 'And the glaze?').length;
    });
    await page.back();
    await page.waitForAddress(paths.community);
    await page.waitFor({ css: 'main article' });
  },
};

const vote: Journey = {
  name: 'vote',
  run: async (stage) => {
    const { page, site } = stage;
    await logIn(stage);
    await page.open(site.origin + withQuery(paths.pollDetails, { id: 2 }));
    await page.click({ css: '[data-slot=poll-entry] label', containing: 'Aaliyah' });
    await page.click({ role: 'button', name: pollWords.cast });
    await page.waitFor({ css: 'main', containing: 'You voted for Aaliyah Mensah' });
    const votes = site.provider.received.all().filter(({ path }) => path.endsWith('/vote/'));
    expectCount('votes', 1, votes.length);
    await page.reload();
    await page.waitFor({ css: 'main', containing: 'You voted for Aaliyah Mensah' });
  },
};

/** Tells whether the service worker has stored a page, once its answer is there. */
const cached = (path: string) => `
  return caches.match(${JSON.stringify(path)}).then((answer) => answer !== undefined);`;

const offline: Journey = {
  name: 'offline',
  run: async (stage) => {
    const { page, site } = stage;
    await logIn(stage);
    await page.waitFor({ css: 'main article' });
    await page.reload();
    await page.waitForScript('the page is stored', cached(paths.community));
    // The last of what the service worker stores for members.
    await page.waitForScript('the outbox is stored', cached(paths.outbox));
    await waitForStored(page, /^kb:answers texts: .*"posts"\]/m);
    await waitForStored(page, /^kb:answers texts: .*"\/auth\/users\/me\/"\]/m);
    await site.disconnect();
    await page.reload();
    await page.waitFor({ css: '[data-slot=offline-line]' });
    await page.waitFor({ css: 'main article' });
    await page.type(title, 'From the road');
    await page.click(send);
    await page.waitFor(article('From the road'));
    // A stopped server is no lost connection to a browser: the portal cannot know what arrived.
    await page.waitFor(pendingAs('may-arrive', 'not-sent'));
    await site.connect();
    await page.waitFor(pendingAs('not-sent'));
    await page.click({ role: 'button', name: pendingWords.retry, inside: pending });
    await waitForCount('post', 1, () => countPosts(stage, 'From the road'));
    await page.waitForRemoval(pending);
    expectCount('posts', 1, await countPosts(stage, 'From the road'));
  },
};

const draft: Journey = {
  name: 'reload with draft',
  run: async (stage) => {
    const { page } = stage;
    await logIn(stage);
    await page.type(title, 'Half a thought');
    await page.upload({ css: 'input[type=file]', inside: composer }, picture);
    await page.waitFor({ css: '[data-slot=composer-thumb] img' });
    await waitForStored(page, /^kb:drafts .*Half a thought/m);
    await waitForStored(page, /^kb:drafts .*icon-512/m);
    await page.reload();
    await page.waitForProperty(title, 'value', 'Half a thought');
    await page.waitFor({ css: '[data-slot=composer-thumb] img' });
  },
};

const tabs: Journey = {
  name: 'two tabs',
  run: async (stage) => {
    const { page, site } = stage;
    await logIn(stage);
    await page.type(title, 'Only once');
    await waitForStored(page, /^kb:drafts .*Only once/m);
    const other = await stage.newPage();
    await other.open(site.origin + paths.community);
    await other.waitForProperty(title, 'value', 'Only once');
    site.provider.faults.add({
      name: 'slow',
      path: '/posts/',
      method: 'POST',
      kind: 'delay',
      ms: 1000,
    });
    const submit = `document.querySelector('[data-slot=composer]').requestSubmit(); return true;`;
    await Promise.all([page.run(submit), other.run(submit)]);
    await waitForCount('post', 1, () => countPosts(stage, 'Only once'));
    for (const tab of [page, other]) {
      await tab.waitForProperty(title, 'value', '');
      await tab.waitFor(article('Only once'));
      await tab.waitForRemoval(pending);
    }
    expectCount('calls', 1, site.provider.received.of('POST', '/posts/').length);
    await page.click({ css: '[data-slot=sidenav] button', containing: 'logout' });
    await page.waitForAddress(paths.home);
    await other.waitForAddress(/^\/(?:home|community-login)/);
    await other.waitForRemoval({ css: '[role=feed] article' });
  },
};

const adminPost: Journey = {
  name: 'admin post',
  run: async (stage) => {
    const { page, site } = stage;
    await logIn(stage, paths.adminCreatePost, adminAccount);
    await page.type({ label: postFormWords.title }, 'Reading a balance sheet together');
    await page.type({ label: publishingWords.message }, 'Bring a pencil.');
    // As with the keyboard: what is typed in a closed list chooses the option that begins with it.
    await page.type({ label: publishingWords.category }, 'Master');
    await page.waitFor({ text: postFormWords.previewCategory('Master Class') });
    await page.upload({ css: 'input[type=file]' }, picture);
    await page.waitFor({ css: '[aria-labelledby=admin-post-preview] img' });
    await page.click({ role: 'button', name: postFormWords.post });
    await page.waitFor({ text: postFormWords.sent });
    const calls = site.provider.received.of('POST', '/posts');
    expectCount('calls', 1, calls.length);
    expectCount('posts', 1, await countPosts(stage, 'Reading a balance sheet together'));
  },
};

/** What members and admins do. */
export const memberJourneys: readonly Journey[] = [
  post,
  comment,
  vote,
  offline,
  draft,
  tabs,
  adminPost,
];
