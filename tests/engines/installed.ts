import { isExecutable, findOnPath } from '../setup/browser';

/**
 * The first program of these that this machine has.
 * @param programs names to look for on the path, or whole paths
 */
export const findProgram = (programs: readonly string[]): string | undefined =>
  programs
    .flatMap((program) => (program.includes('/') ? [program] : findOnPath([program])))
    .find(isExecutable);
