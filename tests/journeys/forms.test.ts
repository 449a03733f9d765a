import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { waitForHydration, newPage, sampled, site, visit, soakTest } from '../setup/journey';
import { chooseByArrows, tabTo } from '../setup/pageActions';

const { origin } = site.live;

type Answer = readonly [
  kind: 'type' | 'choose' | 'list' | 'find',
  label: string,
  words: string,
  shown?: string,
];
type Filled = {
  readonly path: string;
  readonly submit?: string;
  readonly file: string;
  readonly answers: readonly Answer[];
};

/** Every form that makes no call, as a person fills it (specification, section 2). */
const forms: readonly Filled[] = [
  {
    path: paths.businessAssetManagement,
    file: 'enquiry.txt',
    answers: [
      ['choose', 'Category', 'Business'],
      ['list', 'Asset type', 'Agency'],
      ['list', 'Industry', 'Legal'],
      ['list', 'Project size', '$5001-10,0000'],
      ['type', 'Details', 'A hall of stone'],
    ],
  },
  {
    path: paths.projectNeeds,
    file: 'project-needs.txt',
    answers: [
      ['type', 'Title', 'A press'],
      ['type', 'Details', 'It prints'],
    ],
  },
  {
    path: paths.projectManagement,
    file: 'project-management.txt',
    answers: [
      ['list', 'Project type', 'Event management'],
      ['choose', 'Category', 'Middle-size'],
      ['list', 'Project size', '$0-100'],
      ['type', 'Details', 'A day for builders'],
    ],
  },
  {
    path: paths.aiSoftwareTools,
    file: 'ai-tools.txt',
    answers: [
      ['choose', 'Type', 'Training'],
      ['type', 'Details', 'For six people'],
    ],
  },
  {
    path: paths.strategyConsulting,
    file: 'strategy-consulting.txt',
    answers: [
      ['choose', 'Category', 'Strategy'],
      ['list', 'Strategy type', 'Scaling strategy'],
      ['type', 'Details', 'A second shop'],
    ],
  },
  {
    path: paths.innovationHub,
    file: 'innovation-hub.txt',
    answers: [
      ['choose', 'Innovation type', 'Community innovations'],
      ['choose', 'Sub-category', 'innitiatives'],
      ['type', 'Details', 'A shared kitchen'],
    ],
  },
  {
    path: paths.investorsRegistration,
    submit: 'Register',
    file: 'investor-registration.txt',
    answers: [
      ['type', 'First name', 'Ruth'],
      ['type', 'Last name', 'Adeyemi'],
      ['type', 'Email', 'ruth@example.com'],
      ['type', 'Phone', '6135550142', '+1 613 555 0142'],
    ],
  },
  {
    path: paths.businessOwners,
    submit: 'Create profile',
    file: 'business-owner-profile.txt',
    answers: [
      ['type', 'First name', 'Ama'],
      ['type', 'Last name', 'Mensah'],
      ['type', 'Email', 'ama@example.com'],
      ['type', 'Business name', 'Kiln'],
      ['find', 'Country', 'Ghana'],
      ['type', 'Phone', '+233201234567', '+233 20 123 4567'],
      ['type', 'Business description', 'Bricks'],
    ],
  },
];

async function answer(page: Page, [kind, label, words]: Answer): Promise<void> {
  const main = page.getByRole('main');
  if (kind === 'choose') {
    return chooseByArrows(page, main.getByRole('radiogroup', { name: label }), words);
  }
  const role = kind === 'type' ? 'textbox' : 'combobox';
  await tabTo(page, main.getByRole(role, { name: label, exact: true }));
  await page.keyboard.type(words);
  if (kind === 'find') await page.keyboard.press('Enter');
  return undefined;
}

async function summary(page: Page) {
  const rows = page.locator('[data-slot=form-summary] dl > div');
  await rows.first().waitFor();
  return Object.fromEntries(
    await rows.evaluateAll((all) =>
      all.map((row) => [
        row.querySelector('dt')?.textContent ?? '',
        row.querySelector('dd')?.textContent ?? '',
      ]),
    ),
  );
}

// Radios, lists and text are in the first; the registration has a phone number.
test.each(sampled(forms, forms.length))(
  'by keys alone: the form on $path is filled, restored after a reload and downloaded',
  async ({ path, submit = 'Submit', file, answers }) => {
    const page = await newPage();
    const sentUrls: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sentUrls.push(request.url());
    });
    await visit(page, origin + path);
    await page.getByRole('main').locator('form').first().waitFor();
    for (const one of answers) await answer(page, one);
    await tabTo(page, page.getByRole('main').getByRole('button', { name: submit, exact: true }));
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'What you filled in' });
    await heading.waitFor();
    await expect
      .poll(() => heading.evaluate((element) => element === document.activeElement))
      .toBe(true);
    const expected = Object.fromEntries(
      answers.map(([, label, words, shown = words]) => [label, shown]),
    );
    await expect.poll(() => summary(page)).toMatchObject(expected);

    await page.reload();
    await waitForHydration(page);
    await heading.waitFor();
    await expect.poll(() => summary(page)).toMatchObject(expected);
    const download = page.waitForEvent('download');
    await tabTo(page, page.getByRole('button', { name: 'Download' }));
    await page.keyboard.press('Enter');
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(file);
    const unspaced = (text: string) => text.replaceAll(' ', '');
    // A file contains a phone number as it is sent, the page as it is read.
    const text = unspaced(await readFile(await saved.path(), 'utf8'));
    for (const value of Object.values(expected)) expect(text).toContain(unspaced(value));
    await tabTo(page, page.getByRole('button', { name: 'Edit' }));
    await page.keyboard.press('Enter');
    await page.getByRole('main').locator('form').first().waitFor();
    expect(sentUrls).toEqual([]);
  },
);

describe.each(sampled(['mouse', 'touch', 'keyboard'], 3))('the thank-you dialog, by %s', (how) => {
  test('Close closes it on the page as it is built', async () => {
    const page = await newPage(how === 'touch' ? { hasTouch: true, width: 390 } : {});
    await visit(page, origin);
    const widget = page.locator('#interest');
    const press = async (name: string, within: Locator = widget) => {
      const button = within.getByRole('button', { name });
      if (how === 'touch') return button.tap();
      if (how === 'mouse') return button.click();
      await button.focus();
      return page.keyboard.press('Enter');
    };
    const choose = (name: string) => {
      const label = widget.getByText(name, { exact: true });
      // A click between two taps would leave the second a double tap, which is ignored.
      return how === 'touch' ? label.tap() : label.click();
    };
    await widget.scrollIntoViewIfNeeded();
    await choose('Kingdom builder');
    await press('Next');
    await choose('Kingdom projects');
    await press('Next');
    await widget.getByText(/^This form is not sent online\./).waitFor();
    await press('Submit');
    const dialog = page.getByRole('dialog', { name: /^Thank you for showing your interest/ });
    await dialog.waitFor();
    await press('Close', dialog);
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^This was not sent yet\. Email it to us/).waitFor();
    const mail = page.getByRole('link', { name: 'Email it to us' });
    expect(await mail.getAttribute('href')).toMatch(
      /^mailto:office@portal\.example\?.*Kingdom%20projects/,
    );
  });
});

soakTest('by keys alone: the interest widget leads to its thanks and a summary', async () => {
  const page = await newPage();
  await visit(page, origin);
  const widget = page.locator('#interest');
  const next = widget.getByRole('button', { name: 'Next' });
  await expect.poll(() => widget.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
  await chooseByArrows(page, widget.getByRole('group'), 'The Great Revival/Reformation');
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await widget.getByRole('radio', { name: 'Territorial' }).waitFor();
  await chooseByArrows(page, widget.getByRole('group'), 'Territorial');
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  const submit = widget.getByRole('button', { name: 'Submit' });
  await tabTo(page, submit);
  await page.keyboard.press('Enter');
  const thanks = page.getByRole('dialog', {
    name: 'Thank you for showing your interest, we will keep in touch with you',
  });
  await thanks.waitFor();
  await page.keyboard.press('Escape');
  await thanks.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Your answers', exact: true }).waitFor();
  await expect
    .poll(async () => Object.values(await summary(page)))
    .toEqual(['The Great Revival/Reformation', 'Territorial']);
});
