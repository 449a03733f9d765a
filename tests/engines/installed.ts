import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The first program of these that this machine has.
 * @param programs names to look for on the path, or whole paths
 */
export function findProgram(programs: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return programs
    .flatMap((program) =>
      program.includes('/') ? [program] : folders.map((folder) => join(folder, program)),
    )
    .find(isExecutable);
}
