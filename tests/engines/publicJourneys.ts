import { projectsPanel } from '@/content/projectsPanel';
import { quoteSteps, quoteWords } from '@/content/quoteSteps';
import { paths } from '@/config/paths';
import * as z from 'zod';
import { expectCount, type Journey } from './journey';
import { waitUntil } from './page';

const answers = {
  type: 'Training & mentoring',
  budget: 'Kingdom project',
  kingdombusiness: 'Business Development',
} as const;

const theme = 'return document.documentElement.dataset.theme;';

const landing: Journey = {
  name: 'landing',
  run: async ({ site, page }) => {
    await page.open(`${site.origin}/`);
    await page.waitFor({ css: 'main h1' });
    const services = projectsPanel.find(({ key }) => key === 'services');
    const [tile] = services?.tiles ?? [];
    if (services === undefined || tile === undefined) throw new Error('The panel has no services.');
    await page.click({ role: 'tab', name: services.label });
    await page.waitFor({ role: 'link', name: tile.label });
    const before = z.enum(['light', 'dark']).parse(await page.run(theme));
    await page.click({ css: 'footer [data-slot=theme-toggle]' });
    const after = before === 'light' ? 'dark' : 'light';
    await waitUntil(`the theme is ${after}`, async () => (await page.run(theme)) === after);
  },
};

const sector: Journey = {
  name: 'sector',
  run: async ({ site, page }) => {
    await page.open(`${site.origin}/`);
    await page.click({ role: 'link', name: 'Real Estate', inside: { css: 'main' } });
    await page.waitForAddress('/real-estate');
    await page.waitFor({ css: 'h1', containing: 'Real Estate' });
    await page.click({ role: 'link', name: 'Get a quote', inside: { css: 'main' } });
    await page.waitForAddress(/^\/getquote\?/);
    await page.waitFor({ css: 'main', containing: 'Real Estate' });
  },
};

const quote: Journey = {
  name: 'quote',
  run: async ({ site, page }) => {
    await page.open(site.origin + paths.getQuote);
    for (const step of quoteSteps) {
      if (step.kind !== 'question') continue;
      await page.waitFor({ text: step.question });
      await page.click({ text: answers[step.field] });
      await page.click({ role: 'button', name: quoteWords.next });
    }
    await page.click({ role: 'button', name: quoteWords.submitWithoutLogin });
    await page.waitForAddress('/');
    // The address changes before the page does.
    await page.waitFor({ css: '[data-slot=projects-panel]' });
    const [sent, ...more] = site.provider.received.of('POST', '/quotes/');
    expectCount('quotes', 0, more.length);
    const body = JSON.stringify(sent?.body);
    if (body !== JSON.stringify(answers)) throw new Error(`The quote was ${body}.`);
    await page.open(site.origin + paths.myRequests);
    for (const answer of Object.values(answers))
      await page.waitFor({ css: 'main', containing: answer });
  },
};

/** What visitors do. */
export const publicJourneys: readonly Journey[] = [landing, sector, quote];
