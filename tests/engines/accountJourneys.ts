import { memberAccount } from '@/content/demoAccounts';
import { formWords } from '@/content/formWords';
import { loginFormWords } from '@/content/loginWords';
import { registrationWords as words } from '@/content/registrationWords';
import { paths } from '@/config/paths';
import { expectCount, type Journey, logIn } from './journey';
import type { Target } from './locate';

const typed = [
  [words.email, 'ruth@example.com'],
  [words.username, 'ruth.builds'],
  [words.password, 'cedar and stone'],
  [words.confirmation, 'cedar and stone'],
  [words.firstName, 'Ruth'],
  [words.lastName, 'Okafor'],
] as const;

const locations = [
  [words.country, 'Canada'],
  [words.state, 'Ontario'],
  [words.city, 'Ottawa'],
] as const;

/** Until its script has loaded, the list of country codes has only one. */
const hasCountryCodes = `
  const list = document.querySelector('select[aria-label="${formWords.countryCode}"]');
  return list !== null && list.options.length > 200;`;

const register: Journey = {
  name: 'register',
  run: async ({ site, page }) => {
    await page.open(site.origin + paths.communityRegister);
    for (const [label, text] of typed) await page.type({ label }, text);
    await page.click({ css: 'label', containing: 'Female' });
    for (const [name, location] of locations) {
      // Until its script has loaded, a list of the browser's own is there.
      const field: Target = { css: '[data-slot=field]', containing: name };
      await page.type({ css: '.pick input[role=combobox]', inside: field }, location);
      await page.click({ css: '.pick__option', containing: location });
    }
    await page.waitForScript('the phone field is ready', hasCountryCodes);
    await page.type({ label: words.phone }, '6135550142');
    await page.click({ role: 'button', name: words.submit });
    await page.waitForAddress(paths.community);
    await page.waitFor({ role: 'feed' });
    const sent = site.provider.received.of('POST', '/register/');
    expectCount('registrations', 1, sent.length);
    const body = JSON.stringify(sent[0]?.body);
    for (const part of ['Ottawa', '+16135550142', 'female']) {
      if (!body.includes(part)) throw new Error(`The registration lacks ${part}: ${body}`);
    }
  },
};

const login: Journey = {
  name: 'login',
  run: async (stage) => {
    const { site, page } = stage;
    await page.open(site.origin + paths.communityLogin);
    await page.type({ label: loginFormWords.email }, memberAccount.email);
    await page.type({ label: loginFormWords.password }, 'not my password');
    await page.click({ role: 'button', name: loginFormWords.login });
    await page.waitFor({ css: '[data-slot=field-error]' });
    await logIn(stage);
    await page.waitFor({ role: 'feed' });
    await page.reload();
    await page.waitForAddress(paths.community);
    await page.waitFor({ role: 'feed' });
  },
};

/** How people become members, and come in. */
export const accountJourneys: readonly Journey[] = [register, login];
