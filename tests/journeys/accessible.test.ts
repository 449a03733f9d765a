import { describe, expect, test } from 'vitest';
import { screens } from '@/app/screens';
import { adminAccount, memberAccount } from '@/content/demoAccounts';
import { groupPath, paths, withQuery } from '@/config/paths';
import { accessibilityTree, accessibilityTreeViolations } from '../setup/accessibility';
import {
  button,
  field,
  logInByKeys,
  openMemberPageByKeys,
  press,
  typeInto,
  tabTo,
} from '../setup/pageActions';
import {
  allowConsole,
  newPage,
  sampled,
  waitForIdle,
  site,
  visit,
  soakTest,
} from '../setup/journey';
import { provider } from '../setup/liveProvider';

const { origin } = site.live;
describe('with the keyboard alone', () => {
  test('a member logs in, posts, comments, and requests to join a group', async () => {
    const [page] = await openMemberPageByKeys(paths.community);
    await page.getByRole('feed').waitFor();
    await typeInto(page, field(page, 'Title'), 'Written without a mouse');
    await typeInto(page, field(page, 'Message'), 'Every letter of it.');
    await press(page, button(page, 'Send post'));
    await page.getByText('Post Successful').first().waitFor();
    const post = page.getByRole('article').filter({ hasText: 'Written without a mouse' });
    await post.getByRole('link', { name: 'comment', exact: true }).waitFor();
    await press(page, post.getByRole('link', { name: 'comment', exact: true }));
    await page.waitForURL(/comment-page\?post=\d+$/);
    await typeInto(page, page.getByRole('textbox', { name: 'Your comment' }), 'And this too');
    await press(page, button(page, 'post comment'));
    await page.getByRole('listitem').filter({ hasText: 'And this too' }).waitFor();
    // It is in its list before the provider has it; a page for visitors sends nothing left over.
    await expect
      .poll(async () => {
        const { posts, comments } = await provider.database.read();
        return [
          posts.filter(({ title }) => title === 'Written without a mouse').length,
          comments.filter(({ text }) => text === 'And this too').length,
        ];
      })
      .toEqual([1, 1]);

    await visit(page, origin + groupPath('marketing'));
    await typeInto(page, field(page, 'Description'), 'I write for shops.');
    await press(page, button(page, 'Join'));
    await page.getByRole('heading', { level: 2, name: 'Request sent' }).waitFor();
    await expect.poll(() => provider.received.of('POST', '/community/1/request/').length).toBe(1);
  });

  soakTest('a member votes', async () => {
    const [page] = await openMemberPageByKeys(withQuery(paths.pollDetails, { id: 2 }));
    await tabTo(page, page.getByRole('radio'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await press(page, button(page, 'Cast vote'));
    await page.getByText('Voted Successfully').first().waitFor();
    // The focus goes on to what became of it.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^You voted for/);
  });

  soakTest('an admin publishes a post', async () => {
    const page = await newPage();
    await logInByKeys(page, paths.adminLogin, paths.adminCreatePost, adminAccount);
    await typeInto(page, page.getByLabel('Title'), 'Published without a mouse');
    await typeInto(page, page.getByLabel('Message'), 'Read it.');
    await tabTo(page, page.getByLabel('Category'));
    await page.keyboard.type('Master');
    await press(page, page.getByRole('button', { name: 'Post', exact: true }));
    await page.getByText('Post Successful').first().waitFor();
    expect(provider.received.of('POST', '/posts').map(({ body }) => body)).toMatchObject([
      { title: 'Published without a mouse', post_category_id: '4' },
    ]);
  });

  soakTest('somebody deletes what this device stores, and restores it', async () => {
    const page = await newPage();
    await visit(page, origin + paths.aboutUs);
    await page.evaluate(() => localStorage.setItem('kb:quote', '{"owner":"","answers":{}}'));
    await visit(page, origin + paths.myData);
    const drafts = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'Drafts' }),
    });
    await press(page, drafts.getByRole('button', { name: 'Delete' }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await page.locator('button:focus').filter({ hasText: 'Undo' }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Deleted: Drafts.' }).waitFor();
    await page.keyboard.press('Enter');
    await drafts.waitFor();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('kb:quote')))
      .toContain('owner');
  });
});

describe('through the accessibility tree', () => {
  const kinds = (access: 'public' | 'member') =>
    screens.filter(
      (screen, index) =>
        screen.access === access && screens.findIndex(({ page }) => page === screen.page) === index,
    );

  test('public pages have landmarks, headings in order, and a name for everything', async () => {
    const page = await newPage();
    const faulty: object[] = [];
    for (const { path } of sampled(kinds('public'), 8)) {
      await visit(page, origin + path);
      const violations = await accessibilityTreeViolations(page);
      if (violations.length > 0) faulty.push({ path, violations });
    }
    expect(faulty).toEqual([]);
  });

  soakTest('members’ pages too', async () => {
    const [page] = await openMemberPageByKeys(paths.workTools);
    const faulty: object[] = [];
    for (const { path } of sampled(kinds('member'), 6)) {
      await visit(page, origin + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await waitForIdle(page);
      const violations = await accessibilityTreeViolations(page);
      if (violations.length > 0) faulty.push({ path, violations });
    }
    expect(faulty).toEqual([]);
  });

  soakTest('the cross of a search field is large enough to press', async () => {
    const page = await newPage();
    await visit(page, origin + paths.outsourcingHome);
    const search = page.getByRole('searchbox');
    await search.fill('robot');
    const [width, height] = await search.evaluate(
      ({ clientWidth, clientHeight }) => [clientWidth, clientHeight] as const,
    );
    // Its middle is 25 pixels from the side; 24 are required (WCAG 2.5.8).
    await search.click({ position: { x: width - 25, y: height / 2 - 10 } });
    await expect.poll(() => search.inputValue()).toBe('');
  });

  test('why a login was refused is the description of the field with the focus', async () => {
    allowConsole(/status of 40[01]/);
    const page = await newPage();
    await visit(page, origin + paths.communityLogin);
    await field(page, 'Email').fill(memberAccount.email);
    await field(page, 'Password').fill('not the password');
    await button(page, 'Login').click();
    // The focus is in the field, and what is wrong is its description.
    await page.locator('input[type=password]:focus[aria-invalid=true]').waitFor();
    await expect
      .poll(
        async () => (await accessibilityTree(page)).findLast((node) => node.focused)?.description,
      )
      .toMatch(/\w{3}/);
  });

  test('what happens is announced: a search, a toast', async () => {
    const page = await newPage();
    await visit(page, origin + paths.communityLogin);
    await page
      .getByRole('button', { name: /^Search/ })
      .first()
      .click();
    await page.getByRole('combobox').fill('robot');
    await page
      .getByRole('status')
      .filter({ hasText: /^\d+ results?$/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await field(page, 'Email').fill(memberAccount.email);
    await field(page, 'Password').fill(memberAccount.password);
    await button(page, 'Login').click();
    await page.waitForURL(origin + paths.community);
    await field(page, 'Title').fill('Told to everybody');
    await button(page, 'Send post').click();
    const toast = page.getByRole('status').filter({ hasText: 'Post Successful' });
    await expect.poll(() => toast.count()).toBe(1);
  });
});
