import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { draftKeys } from '../setup/device';
import { newContext, site, visit } from '../setup/journey';

test('the same form in two tabs stores the text of each', async () => {
  const person = await newContext({ serviceWorkers: 'block' });
  const open = async () => {
    const page = await person.newPage();
    await visit(page, site.live.origin + paths.projectNeeds);
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
