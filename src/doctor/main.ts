import { resolve } from 'node:path';
import { runDoctor } from './doctor';
import { countOf } from './finding';
import { readEnvironment, readOptions, usage, UsageError } from './options';
import { formatReport, reportAsJson } from './report';
import { leavesBehind } from './writes';

async function main(): Promise<number> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    process.stdout.write(usage);
    return 0;
  }
  const options = readOptions(args, readEnvironment(resolve(import.meta.dirname, '../..')));
  if (options.write) process.stderr.write(`${leavesBehind(options.portal)}\n\n`);
  const report = await runDoctor(options);
  process.stdout.write(options.json ? reportAsJson(report) : formatReport(report));
  return countOf(report, 'breach') > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
