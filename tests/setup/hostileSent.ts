import type { Page } from 'playwright-core';
import { wireId } from '@/api/wire';
import { pendingWords } from '@/content/pendingWords';
import { pollFormWords, postFormWords } from '@/content/publishingWords';
import { quoteWords } from '@/content/quoteSteps';
import { groupPath, paths, withQuery } from '@/config/paths';
import { hostileBodies, wrongValues } from './hostileAnswers';
import { closeToasts, type Refusal, findMessageViolations } from './hostileForms';
import { findViolations } from './hostilePage';
import { hostileTexts } from './hostileTexts';
import { site, visit } from './journey';
import { answerAll } from './pageActions';
import { labelled, button, main, textbox } from './faultForms';

const { origin } = site.live;

/** A form that is filled in and sent, and the call that carries it. */
export type SentForm = {
  readonly name: string;
  readonly path: string;
  /** The call's path at the provider. */
  readonly call: RegExp;
  readonly button: string;
  /** Names that the form and the provider share. */
  readonly fields: readonly string[];
  readonly fill: (page: Page) => Promise<void>;
  /** Refusals have a toast too. */
  readonly toasts: boolean;
  /** No toast for an answer that takes it. */
  readonly noToast?: true;
  /** No list at the provider could show what was made: any success in JSON counts. */
  readonly noList?: true;
};

const fillPost = async (page: Page) => {
  await labelled(page, 'Title').fill('Reading a balance sheet');
  await labelled(page, 'Message').fill('Bring a pencil.');
};
const fillComment = (page: Page) =>
  main(page).getByRole('textbox', { name: 'Your comment' }).fill('I will be there.');

const adminPost: SentForm = {
  name: "an admin's post",
  path: paths.adminCreatePost,
  call: /^\/posts$/,
  button: postFormWords.post,
  fields: ['title', 'content', 'post_category_id', 'post_image'],
  fill: async (page) => {
    await textbox(page, 'Title').fill('Reading a balance sheet');
    await textbox(page, 'Message').fill('Bring a pencil.');
    await main(page).getByLabel('Category').selectOption('Master Class');
  },
  toasts: true,
};
const adminPoll: SentForm = {
  name: "an admin's poll",
  path: paths.adminCreatePoll,
  call: /^\/poll\/$/,
  button: pollFormWords.post,
  fields: ['entry_text', 'question', 'contestant', 'votes'],
  fill: (page) => textbox(page, 'Question').fill('What comes first?'),
  toasts: true,
  noList: true,
};

/** Forms of the admin area. */
export const adminForms = { adminPost, adminPoll } as const;

/** Forms of members: all but the request to join go through the outbox to a list. */
export const memberForms: readonly SentForm[] = [
  {
    name: 'a post',
    path: paths.community,
    call: /^\/posts\/$/,
    button: 'Send post',
    fields: ['title', 'content', 'post_image'],
    fill: fillPost,
    toasts: true,
  },
  {
    name: 'a post in a community',
    path: withQuery(paths.communityInitiative, { community: 4 }),
    call: /^\/community\/4\/post\/$/,
    button: 'Send post',
    fields: ['title', 'body', 'media'],
    fill: fillPost,
    toasts: true,
  },
  {
    name: 'a comment',
    path: withQuery(paths.commentPage, { post: 12 }),
    call: /^\/posts\/12\/comments\/$/,
    button: 'post comment',
    fields: ['content'],
    fill: fillComment,
    toasts: true,
    noToast: true,
  },
  {
    name: 'a comment in a community',
    path: withQuery(paths.initiativeCommentPage, { community: 4, post: 12 }),
    call: /^\/community\/4\/post\/12\/comment\/$/,
    button: 'make a comment',
    fields: ['body'],
    fill: fillComment,
    toasts: true,
    noToast: true,
  },
  {
    name: 'a vote',
    path: withQuery(paths.pollDetails, { id: 2 }),
    call: /^\/poll\/answers\/\d+\/vote\/$/,
    button: 'Cast vote',
    fields: ['votes'],
    fill: (page) => main(page).getByRole('radio').first().check(),
    toasts: true,
  },
  {
    name: 'a request to join',
    path: groupPath('marketing'),
    call: /^\/community\/\d+\/request\/$/,
    button: 'Join',
    fields: ['description', 'category'],
    fill: (page) => labelled(page, 'Description').fill('I build websites.'),
    toasts: false,
  },
];

/** The visitors' form, at its last step. */
export const quoteForm: SentForm = {
  name: 'a quote request',
  path: paths.getQuote,
  call: /^\/quotes\/$/,
  button: quoteWords.submitWithoutLogin,
  fields: ['type', 'budget', 'kingdombusiness'],
  fill: answerAll,
  toasts: false,
};

/** Comes to a form and fills it in. */
export async function openForm(page: Page, { path, fill }: SentForm): Promise<void> {
  await visit(page, origin + path);
  await fill(page);
}

/**
 * Answers that take what was sent: every text in every field, plain and under `data`; every wrong
 * value in each field; bodies of no form at all.
 */
export function acceptedAnswers(
  fields: readonly string[],
  texts: readonly string[] = hostileTexts,
): readonly Refusal[] {
  const accept = (entry: object, index: number): Refusal => ({
    status: 201,
    body: JSON.stringify(index % 2 === 0 ? entry : { data: entry }),
  });
  const all = (value: unknown) => fields.map((field) => [field, value] as const);
  return [
    ...texts.map((text, index) =>
      accept({ ...Object.fromEntries([...all(text), [text, text]]), id: 1000 + index }, index),
    ),
    ...['id', ...fields].flatMap((field) =>
      wrongValues.map((value, index) =>
        accept({ id: 9000 + index, ...Object.fromEntries(all('Plain')), [field]: value }, index),
      ),
    ),
    ...hostileBodies.map((body, index) => ({ status: 200 + (index % 2), body })),
  ];
}

/** Whether an answer takes what was sent: a 200 without an id leaves it to the list, which lacks it. */
function isAccepted({ noList }: SentForm, { status, body }: Refusal): boolean {
  if (status === 201) return true;
  try {
    const { id, data } = Object(JSON.parse(body.replace(/^\ufeff/, '').trim() || 'null'));
    return noList === true || [id, Object(data).id].some((one) => wireId.safeParse(one).success);
  } catch {
    return false;
  }
}

/**
 * Fills a form in and has it taken, again and again; gives what is wrong afterwards. What nothing
 * confirms is discarded.
 * @param answer has the provider send this for the next call
 */
export async function submitAccepted(
  page: Page,
  form: SentForm,
  accepted: readonly Refusal[],
  answer: (answer: Refusal) => void,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [index, one] of accepted.entries()) {
    const where = `${form.name} taken ${index}, ${one.body.slice(0, 60)}`;
    answer(one);
    await form.fill(page);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await button(page, form.button).click();
    await answered;
    const discard = main(page).getByRole('button', { name: pendingWords.discard });
    const outcome = form.noToast ? 'main form:not([aria-busy=true])' : '.Toastify__toast--success';
    await page.locator(outcome).or(discard).first().waitFor();
    if (!form.noToast) found.push(...(await findMessageViolations(page, where)));
    const isUnconfirmed = (await discard.count()) > 0;
    const isConfirmed = isAccepted(form, one);
    if (isUnconfirmed === isConfirmed) found.push(`${where}: ${isConfirmed ? 'not ' : ''}taken`);
    if (isUnconfirmed) await discard.first().click();
    await closeToasts(page, !form.noToast);
    found.push(...(await findViolations(page, where)));
  }
  return found;
}

/** Has a form of this page answered with `next`, and everything else by the true provider. */
export const withAnswers =
  ({ call }: SentForm, next: () => Refusal | undefined) =>
  (path: string, method: string): Refusal | undefined =>
    method === 'POST' && call.test(path) ? next() : undefined;
