import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { quoteRequestWords } from '@/content/quoteRequest';
import { draftKeys } from '../setup/device';
import { newContext, newPage, site, visit, waitForIdle, soakTest } from '../setup/journey';
import { provider } from '../setup/liveProvider';
import { answerAll, submitButton } from '../setup/pageActions';

soakTest('the same form in two tabs stores the text of each', async () => {
  const person = await newContext({ serviceWorkers: 'block' });
  const open = async () => {
    const page = await person.newPage();
    await visit(page, site.live.origin + paths.projectNeeds);
    // What another tab writes later is not read here any more.
    await waitForIdle(page);
    return { page, title: page.getByRole('textbox', { name: 'Title', exact: true }) };
  };
  const [one, other] = [await open(), await open()];
  await one.title.fill('A press');
  await other.title.fill('A kiln');
  await expect.poll(() => draftKeys(one.page)).toHaveLength(2);
  await other.page.reload();
  await expect.poll(() => other.title.inputValue()).toBe('A kiln');
  await one.title.fill('');
  await expect.poll(() => draftKeys(one.page)).toHaveLength(1);
  await one.page.close();
  await other.page.close();
  const { title } = await open();
  await expect.poll(() => title.inputValue()).toBe('A kiln');
});

test('a quote that was on its way over a reload is sent again only with a warning', async () => {
  const sent = () => provider.received.of('POST', '/quotes/').length;
  const page = await newPage();
  await visit(page, site.live.origin + paths.getQuote);
  await answerAll(page);
  provider.faults.add({ name: 'silent', path: '/quotes/', kind: 'time-out', carriedOut: true });
  await submitButton(page).click();
  await expect.poll(sent).toBe(1);
  provider.faults.clear();
  await page.reload();
  await page.getByText(quoteRequestWords.mayHaveArrived).waitFor();
  expect(sent()).toBe(1);
  await submitButton(page).click();
  await page.waitForURL(`${site.live.origin}/`);
  expect(sent()).toBe(2);
});
