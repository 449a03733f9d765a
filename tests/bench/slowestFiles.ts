import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const shown = 10;
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1).padStart(7);

/** Ends a run of many files with the ten that took longest, so that a slow one is seen when it comes. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= shown) return;
    const timed = modules.map((module) => {
      const { collectDuration, duration } = module.diagnostic();
      return { file: relative('.', module.moduleId), loading: collectDuration, running: duration };
    });
    const slowest = timed
      .toSorted((a, b) => b.loading + b.running - a.loading - a.running)
      .slice(0, shown)
      .map(({ file, loading, running }) => `${seconds(running)} + ${seconds(loading)}  ${file}`);
    const heading = `The ${shown} slowest of ${modules.length} files, seconds of tests + of loading:`;
    console.log(['', heading, ...slowest, ''].join('\n'));
  }
}
