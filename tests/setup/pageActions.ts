import type { Page, Locator, BrowserContext } from 'playwright-core';
import { memberAccount } from '@/content/demoAccounts';
import { signInWords } from '@/content/loginWords';
import { memberMenu, memberWords } from '@/content/memberMenu';
import { tokenCookie } from '@/session/readSession';
import { paths, withQuery } from '@/config/paths';
import { quoteSteps, quoteWords } from '@/content/quoteSteps';
import { site, visit, newContext } from './journey';
import { provider } from './liveProvider';

/** Whom the provider knows. */
export type Account = { readonly email: string; readonly password: string };

/** Fills in the login form of the page, and sends it. */
export async function sendLogin(
  page: Page,
  { email, password }: Account = memberAccount,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

type LoginOptions = {
  /** The page with the form; the members' if missing. */
  readonly loginPath?: string;
  readonly account?: Account | undefined;
  /** Another site than the journeys' own. */
  readonly origin?: string;
};

/** Logs in at a login page, and waits for the page that this leads to. @param path that page */
export async function logInTo(
  page: Page,
  path: string,
  { loginPath = paths.communityLogin, account, origin = site.live.origin }: LoginOptions = {},
): Promise<void> {
  await visit(page, origin + withQuery(loginPath, { next: path }));
  await sendLogin(page, account);
  await page.waitForURL(origin + path);
}

/** Makes this browser know the member from an earlier visit. */
export async function setMemberCookie(page: Page): Promise<void> {
  const { access } = await provider.logIn('member');
  await page.context().addCookies([{ name: tokenCookie, value: access, url: site.live.origin }]);
}

/** Opens an address as a member whom this browser knows from an earlier visit, as a second tab does. */
export async function openAsMember(page: Page, path: string): Promise<void> {
  await setMemberCookie(page);
  await visit(page, site.live.origin + path);
}

/** The button of a member's menu: on the page once the session is known. */
export const memberMenuButton = (page: Page) =>
  page.getByRole('button', { name: memberMenu.label });

/** Logs out by the member's menu. */
export async function logOut(page: Page): Promise<void> {
  await memberMenuButton(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'logout' }).click();
}

/** The dialog of an ended session. */
export const signInDialog = (page: Page) => page.getByRole('dialog', { name: signInWords.ended });

/** A request as a person makes it, by the names of the payload. */
export const myQuote = {
  type: 'Training & mentoring',
  budget: 'Kingdom project',
  kingdombusiness: 'Business Development',
} as const;

export const nextButton = (page: Page) => page.getByRole('button', { name: quoteWords.next });
/** Submit, as a member or as a visitor has it. */
export const submitButton = (page: Page) =>
  page.getByRole('button', { name: /^Submit(?: without contact details)?$/ });

/** The question of a step is on the page. */
export async function findStep(page: Page, number: 1 | 2 | 3 | 4): Promise<void> {
  const step = quoteSteps.find((one) => one.number === number);
  if (step === undefined) throw new Error(`There is no step ${number}.`);
  const words = step.kind === 'question' ? step.question : step.note;
  await page.getByText(words).waitFor();
}

/** Answers all three questions from step 1 on, and ends on step 4. */
export async function answerAll(page: Page): Promise<void> {
  for (const [index, field] of (['type', 'budget', 'kingdombusiness'] as const).entries()) {
    await findStep(page, index === 0 ? 1 : index === 1 ? 2 : 3);
    await page.getByText(myQuote[field], { exact: true }).click();
    await nextButton(page).click();
  }
  await findStep(page, 4);
}

/** More stops than any page of the portal has. */
const mostStops = 150;

/**
 * Presses Tab until the element has the focus, as a person without a mouse does.
 * @throws where it is no stop of the page
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${target.toString()}.`);
}

/** Goes to a group of radios and chooses one of them by its arrow keys. */
export async function chooseByArrows(page: Page, group: Locator, label: string): Promise<void> {
  const wanted = group.getByRole('radio', { name: label, exact: true });
  await tabTo(page, group.getByRole('radio'));
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 20 && !(await wanted.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  if (!(await wanted.isChecked())) throw new Error(`The arrow keys do not reach ${label}.`);
}

const { origin } = site.live;

/** A field of the page itself, by its label. */
export const field = (page: Page, name: string) =>
  page.getByRole('main').getByLabel(name, { exact: true });

/** A button of the page itself. */
export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Goes to a field by Tab, and types. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Goes to a button or link by Tab, and presses Enter. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Logs in without a mouse. @param loginPath the page with the form @param next where it leads */
export async function logInByKeys(
  page: Page,
  loginPath: string,
  next: string,
  account: Account = memberAccount,
): Promise<void> {
  await visit(page, origin + withQuery(loginPath, { next }));
  await typeInto(page, field(page, 'Email'), account.email);
  await typeInto(page, field(page, 'Password'), account.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(origin + next);
}

/** A page of a member who logged in without a mouse. */
export async function openMemberPageByKeys(
  path: string,
  options: Parameters<typeof newContext>[0] = {},
): Promise<readonly [Page, BrowserContext]> {
  const person = await newContext(options);
  const page = await person.newPage();
  await logInByKeys(page, paths.communityLogin, path);
  return [page, person];
}

/** Opens a post's comments by the keyboard, and waits for them. What is read does not move. */
export async function openCommentsByKeys(post: Locator): Promise<void> {
  const page = post.page();
  await post
    .getByRole('link', { name: 'All comments' })
    // Status under the bar, the focus alone would move what is read.
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/comment-page/);
  await page.getByRole('region', { name: 'Comments' }).waitFor();
}

/** True where an element lies over the bar at the top or the one at the bottom. */
export const coversBars = (element: Locator) =>
  element.evaluate((one, nav) => {
    const box = one.getBoundingClientRect();
    const bars = [...document.querySelectorAll(`header[data-slot], nav[aria-label="${nav}"]`)];
    return bars.some((bar) => {
      const { top, bottom, left, right } = bar.getBoundingClientRect();
      return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
    });
  }, memberWords.nav);
