import { expect, test } from 'vitest';
import { seriousFaultsInEveryLook } from './axe';
import { newPage, settled, site, visit } from './journey';
import { type documents, kinds } from './prerendered';

/**
 * Declares that each of these documents stands by itself, comes to life and fits the narrowest window,
 * and that one of each kind has no serious accessibility fault.
 */
export function stands(which: typeof documents): void {
  test.each(which)(
    '$path: its document, its head, hydration, no sideways scroll, no accessibility fault',
    async (screen) => {
      const page = await newPage({ width: 320, height: 640 });
      expect(await visit(page, site.live.origin + screen.path)).toBe(200);
      expect({
        h1: await page.getByRole('heading', { level: 1 }).count(),
        banner: await page.getByRole('banner').count(),
        main: await page.getByRole('main').count(),
        contentinfo: await page.getByRole('contentinfo').count(),
      }).toEqual({ h1: 1, banner: 1, main: 1, contentinfo: 1 });
      const head = await page.evaluate(() => ({
        title: document.title,
        description: document.querySelector('meta[name=description]')?.getAttribute('content'),
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
        lang: document.documentElement.lang,
        wide: document.documentElement.scrollWidth,
      }));
      expect(head.title.length).toBeGreaterThan(10);
      expect(head.description?.length).toBeGreaterThan(40);
      expect(head.canonical).toMatch(/^https:\/\/www\.portal\.example\//);
      expect(head.lang).toMatch(/^en/);
      expect(head.wide).toBeLessThanOrEqual(320);
      if (!kinds.includes(screen)) return;
      // Colours are judged where they come to rest.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await settled(page);
      expect(await seriousFaultsInEveryLook(page)).toEqual([]);
    },
  );
}
