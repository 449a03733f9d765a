import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserArguments, browserPath } from '../setup/browser';

const debuggingPort = 9333;

/**
 * Lighthouse's mobile scores of one page, each of 100, and the audits it fails.
 * @param origin where the build is served
 */
export async function lighthouseScores(
  origin: string,
  path: string,
): Promise<Record<string, string | number>> {
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
    // Playwright takes it away, and Lighthouse would miss it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const result = await lighthouse(origin + path, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${path}.`);
    const failing = Object.values(result.lhr.audits)
      .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
      .map(({ id }) => id);
    return {
      page: path,
      ...Object.fromEntries(
        Object.values(result.lhr.categories).map(({ title, score }) => [
          title,
          Math.round((score ?? 0) * 100),
        ]),
      ),
      failing: failing.join(' '),
    };
  } finally {
    await browser.close();
  }
}
