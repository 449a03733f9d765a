import { join, resolve, sep } from 'node:path';

/** The folder of a build, which Vite empties. Throws if the project would go with it. */
export function readOutDir(root: string): string {
  const outDir = resolve(root, process.env['PORTAL_OUT_DIR']?.trim() || 'dist');
  if (!join(root, sep).startsWith(join(outDir, sep))) return outDir;
  throw new Error(
    `PORTAL_OUT_DIR must not contain the project, since a build empties it, but is "${outDir}".`,
  );
}
