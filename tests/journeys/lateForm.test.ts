import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '@/config/paths';
import { newPage, site, visit, holdRequests } from '../setup/journey';

const { origin, folder } = site.live;

/** The built scripts that have this form, by the name of its draft. */
function scriptsOf(draft: string): readonly string[] {
  const quoted = new RegExp(`["'\`]${draft}["'\`]`);
  return readdirSync(join(folder, 'assets')).filter(
    (file) =>
      file.endsWith('.js') && quoted.test(readFileSync(join(folder, 'assets', file), 'utf8')),
  );
}

test('what was chosen and sent before the form’s script has come counts', async () => {
  const page = await newPage();
  const late = scriptsOf('ai-tools');
  expect(late).not.toEqual([]);
  const release = await holdRequests(page, ({ href }) => late.some((file) => href.endsWith(file)));
  await visit(page, origin + paths.aiSoftwareTools);
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Training' }).check();
  await main.getByRole('textbox', { name: 'Details', exact: true }).fill('For six people');
  await main.getByRole('button', { name: 'Submit', exact: true }).click();
  release();
  await main.getByRole('heading', { name: 'What you filled in' }).waitFor();
  const said = await main.locator('[data-slot=form-summary] dd').allTextContents();
  expect(said).toEqual(['Training', 'For six people']);
});
