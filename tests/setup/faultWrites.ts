import { memberAccount } from '@/content/demoAccounts';
import { groupPath, groupSlugs, paths, withQuery } from '@/config/paths';
import { formScreens, labelled, button, main, expectShown, type WriteScreen } from './faultForms';
import { waitingScreens } from './faultWaiting';
import { site, visit } from './journey';
import { provider } from './liveProvider';

const { origin } = site.live;

const writing = (name: string, path: string, list: 'posts' | 'communityPosts'): WriteScreen => ({
  name,
  account: memberAccount,
  queued: true,
  fill: async (page, words) => {
    await visit(page, origin + path);
    await labelled(page, 'Title').fill(words);
    await labelled(page, 'Message').fill(`About ${words}`);
  },
  send: (page) => button(page, 'Send post').click(),
  expectPreserved: expectShown,
  success: (page, words) =>
    main(page)
      .getByRole('article')
      .filter({ hasText: words })
      .and(page.locator(':not(:has([data-slot=pending-item]))')),
  countArrived: (data, words) => data[list].filter(({ title }) => title === words).length,
});

const answering = (
  name: string,
  path: string,
  label: string,
  list: 'comments' | 'communityComments',
): WriteScreen => ({
  name,
  account: memberAccount,
  queued: true,
  fill: async (page, words) => {
    await visit(page, origin + path);
    await main(page).getByRole('textbox', { name: 'Your comment' }).fill(words);
  },
  send: (page) => button(page, label).click(),
  expectPreserved: expectShown,
  success: (page, words) =>
    main(page)
      .getByRole('listitem')
      .filter({ hasText: words })
      .and(page.locator(':not(:has([data-slot=pending-item]))')),
  countArrived: (data, words) => data[list].filter(({ text }) => text === words).length,
});

let lastId = 500;

/** Every screen that sends. */
export const writeScreens: readonly WriteScreen[] = [
  ...formScreens,
  writing('a post', paths.community, 'posts'),
  writing(
    'a post in a community',
    withQuery(paths.communityInitiative, { community: 4 }),
    'communityPosts',
  ),
  writing('a post in the internship forum', paths.internshipForum, 'communityPosts'),
  answering('a comment', withQuery(paths.commentPage, { post: 12 }), 'post comment', 'comments'),
  answering(
    'a comment in a community',
    withQuery(paths.initiativeCommentPage, { community: 4, post: 12 }),
    'make a comment',
    'communityComments',
  ),
  {
    name: 'a vote',
    account: memberAccount,
    queued: true,
    undecidable: true,
    fill: async (page, words) => {
      const id = (lastId += 10);
      await provider.database.change((draft) => {
        const answers = ['Yes', 'No'].map((text, at) => ({ id: id + at + 1, text, votes: 3 }));
        draft.polls.push({ id, question: words, contestant: 'Ruth', votes: 0, answers });
      });
      await visit(page, origin + withQuery(paths.pollDetails, { id }));
      await main(page).getByRole('radio', { name: 'Yes' }).check();
    },
    send: (page) => button(page, 'Cast vote').click(),
    expectPreserved: expectShown,
    success: (page) => main(page).getByText('You voted for Yes'),
    countArrived: (data, words) =>
      (data.polls.find(({ question }) => question === words)?.answers[0]?.votes ?? 0) - 3,
  },
  {
    name: 'a request to join',
    account: memberAccount,
    queued: true,
    undecidable: true,
    unlisted: true,
    fill: async (page, words) => {
      const slug = groupSlugs[3 + ((lastId += 1) % (groupSlugs.length - 3))] ?? 'marketing';
      await visit(page, origin + groupPath(slug));
      const known = page.getByRole('heading', { level: 2, name: 'Request sent' });
      if (await known.isVisible()) throw new Error(`${slug} was requested before.`);
      await labelled(page, 'Description').fill(words);
      for (const list of await main(page).locator('select').all()) {
        await list.selectOption({ index: 1 });
      }
    },
    send: (page) => button(page, 'Join').click(),
    expectPreserved: expectShown,
    success: (page) => page.getByRole('heading', { level: 2, name: 'Request sent' }),
    countArrived: (data, words) =>
      data.joinRequests.filter(({ description }) => description.startsWith(words)).length,
  },
  ...waitingScreens,
];
