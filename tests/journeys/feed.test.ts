import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { registrationWords as words } from '@/content/registrationWords';
import { paths } from '@/config/paths';
import { nextId } from '@/mocks/snapshot';
import { logInTo, openCommentsByKeys, openAsMember } from '../setup/pageActions';
import {
  waitForHydration,
  disconnect,
  newPage,
  newContext,
  waitForIdle,
  site,
  visit,
  sampled,
} from '../setup/journey';
import { provider } from '../setup/liveProvider';

const { origin } = site.live;
/** A picture as a person has one. */
const picture = resolve(import.meta.dirname, '../../public/icon-512.png');

/** The seed's drawings are files of a demo build: this provider does not have them. */
beforeEach(() =>
  provider.database.change((draft) => {
    for (const post of [...draft.posts, ...draft.communityPosts]) post.picture = null;
  }),
);

async function logIn(page: Page): Promise<void> {
  await openAsMember(page, paths.community);
  await page.getByRole('feed').waitFor();
}

async function register(page: Page): Promise<void> {
  await visit(page, origin + paths.communityRegister);
  await waitForIdle(page);
  const fill = (label: string, value: string) =>
    page.getByLabel(label, { exact: true }).fill(value);
  await fill(words.email, 'ruth@example.com');
  await fill(words.username, 'ruth.builds');
  await fill(words.password, 'cedar and stone');
  await fill(words.confirmation, 'cedar and stone');
  await fill(words.firstName, 'Ruth');
  await fill(words.lastName, 'Okafor');
  await page.getByRole('radio', { name: 'Female' }).check();
  for (const [label, name] of [
    [words.country, 'Canada'],
    [words.state, 'Ontario'],
    [words.city, 'Ottawa'],
  ] as const) {
    // Until the places have come, a list of this browser's own is shown.
    const field = page.getByRole('combobox', { name: label, exact: true });
    await field.and(page.locator('input')).fill(name);
    await page.locator('.pick__option').filter({ hasText: name }).first().click();
  }
  await fill(words.phone, '6135550142');
  await page.getByRole('button', { name: words.submit }).click();
  await page.waitForURL(origin + paths.community);
  await page.getByRole('feed').waitFor();
}

const article = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

const written = async (title: string) => {
  const { posts } = await provider.database.read();
  return posts.filter((post) => post.title === title);
};

const send = (page: Page) => page.getByRole('button', { name: 'Send post' }).click();
const pending = (page: Page) => page.locator('[data-slot=pending-item]');

test('somebody registers, posts a picture, comments, and goes on offline: each is there once', async () => {
  const person = await newContext();
  const page = await person.newPage();
  await register(page);

  await page.getByRole('textbox', { name: 'Title' }).fill('The kiln is warm');
  await page.getByRole('textbox', { name: 'Message' }).fill('Come and see https://example.org/');
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.locator('[data-slot=composer-thumb] img').waitFor();
  await send(page);
  const post = article(page, 'The kiln is warm');
  await post.waitFor();
  await pending(page).waitFor({ state: 'detached' });
  await expect.poll(async () => (await written('The kiln is warm')).length).toBe(1);
  await expect.poll(() => post.getByRole('img').getAttribute('src')).toMatch(/\/media\//);

  await post.getByRole('link', { name: 'comment', exact: true }).click();
  await page.waitForURL(/comment-page\?post=\d+$/);
  await page.getByRole('textbox', { name: 'Your comment' }).fill('And the glaze?');
  await page.getByRole('button', { name: 'post comment' }).click();
  await page.getByRole('listitem').filter({ hasText: 'And the glaze?' }).waitFor();
  await expect
    .poll(async () => {
      const { comments } = await provider.database.read();
      return comments.filter(({ text }) => text === 'And the glaze?').length;
    })
    .toBe(1);

  await page.goBack();
  await article(page, 'The kiln is warm').waitFor();
  await article(page, 'The kiln is warm').getByText('And the glaze?').waitFor();
  await disconnect(person);
  await page.getByRole('textbox', { name: 'Title' }).fill('From the road');
  await send(page);
  await article(page, 'From the road').waitFor();
  await pending(page).getByText('Will be sent when you’re online').waitFor();
  expect(await written('From the road')).toEqual([]);
  await person.setOffline(false);
  await pending(page).waitFor({ state: 'detached' });
  await expect.poll(() => article(page, 'From the road').count()).toBe(1);
  expect(await written('From the road')).toHaveLength(1);

  await page.reload();
  await waitForHydration(page);
  await article(page, 'From the road').waitFor();
  for (const title of ['From the road', 'The kiln is warm']) {
    await expect.poll(() => article(page, title).count()).toBe(1);
    expect(await written(title)).toHaveLength(1);
  }
});

test('what is read stays where it is: over new posts, the way to them and back, and other pages', async () => {
  const person = await newContext({ height: 900 });
  const page = await person.newPage();
  await logIn(page);
  const line = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll<HTMLElement>('[role=feed] > article')];
      const read = all.find((one) => one.getBoundingClientRect().bottom > 80);
      return { key: read?.dataset['key'], top: read?.getBoundingClientRect().top };
    });
  const still = async () => {
    let last = '';
    await expect
      .poll(async () => {
        const before = last;
        last = JSON.stringify(await line());
        return before === last;
      })
      .toBe(true);
  };
  for (let turn = 0; turn < 10; turn += 1) {
    await page.mouse.move(600, 500);
    await page.mouse.wheel(0, 320);
    await still();
  }
  const read = await line();

  await openCommentsByKeys(page.locator(`[data-key="${read.key}"]`));
  await page.goBack();
  await page.getByRole('feed').waitFor();
  await expect.poll(line).toEqual(read);

  await provider.database.change((draft) => {
    for (const title of ['One', 'Two']) {
      const id = nextId(draft.posts);
      draft.posts.push({
        id,
        authorId: 2,
        authorAs: 'name',
        title,
        content: title,
        picture: null,
        category: 1,
        createdAt: new Date().toISOString(),
      });
    }
  });
  await page.getByRole('button', { name: '2 new posts' }).waitFor();
  expect(await line()).toEqual(read);
  await page.getByRole('button', { name: '2 new posts' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toMatch(/^Two/);
  const back = page.getByRole('button', { name: 'Back to where I was' });
  // Nothing of the post is under the button.
  const { y = 0, height = 0 } = (await back.boundingBox()) ?? {};
  const newest = await page.locator('[role=feed] > article').first().boundingBox();
  expect(newest?.y).toBeGreaterThanOrEqual(y + height);
  // It leads to a post that the list has.
  const listed = (await provider.database.read()).posts;
  const category = listed.find(({ id }) => String(id) === read.key)?.category;
  await page.getByLabel('Category').selectOption(category === 2 ? '3' : '2');
  await back.waitFor({ state: 'detached' });
  await page.getByLabel('Category').selectOption('All posts');
  await back.click();
  await expect.poll(line).toEqual(read);
  await still();
  expect(await line()).toEqual(read);

  // The post above what is read grows while the person scrolls back up.
  const grown = page.evaluate(
    () =>
      new Promise<number>((done) => {
        const grow = () => {
          const posts = [...document.querySelectorAll('[role=feed] > article')];
          const post = posts.find((one) => one.getBoundingClientRect().bottom > 80);
          const top = () => post?.getBoundingClientRect().top ?? 0;
          const before = top();
          const more = document.createElement('p');
          more.textContent = 'More';
          post?.previousElementSibling?.append(more);
          let frames = 0;
          const waitForFrames = () => {
            frames += 1;
            if (frames < 30) requestAnimationFrame(waitForFrames);
            else done(more.isConnected ? top() - before : Number.NaN);
          };
          waitForFrames();
        };
        const once = { once: true };
        window.addEventListener('wheel', () => window.addEventListener('scroll', grow, once), once);
      }),
  );
  await page.mouse.wheel(0, -40);
  expect(Math.abs(await grown)).toBeLessThan(1);
});

const rooms: [number, number, number][] = [
  [390, 844, 560],
  [1440, 900, 620],
];

test.each(sampled(rooms, 2))(
  'at %i × %i the first post begins above %i px, and stays there',
  async (width, height, most) => {
    const page = await newPage({ width, height });
    await logInTo(page, paths.community);
    const first = page.getByRole('article').first();
    // By then the page has saved its own state.
    await waitForIdle(page);
    await page.evaluate((state) => {
      localStorage.setItem(`kb:first-steps ${sessionStorage.getItem('userKey')}`, state);
    }, '{"closed":false,"done":{"region":false,"group":false,"hello":false}}');
    await visit(page, origin + paths.community);
    const steps = page.locator('[data-slot=first-steps]');
    await first.waitFor();
    expect((await steps.boundingBox())?.y).toBeLessThan(most);
    const top = () => first.evaluate((post) => Math.round(post.getBoundingClientRect().top));
    const before = await top();
    expect(before).toBeLessThanOrEqual(most);
    await page.getByRole('button', { name: 'Vote', exact: true }).waitFor();
    await waitForIdle(page);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  },
);
