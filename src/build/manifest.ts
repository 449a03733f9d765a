import type { Manifest } from 'vite';

/** All modules a module needs, dependencies first. */
export function modulesOf(manifest: Manifest, keys: readonly string[]) {
  const scripts: string[] = [];
  const styles: string[] = [];
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The manifest has no ${key}.`);
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.push(chunk.file);
    for (const style of chunk.css ?? []) if (!styles.includes(style)) styles.push(style);
  };
  for (const key of keys) visit(key);
  return { scripts, styles };
}

/** What the start module runs, without the demo provider. */
export function startKeys(manifest: Manifest, entry: string): readonly string[] {
  const parts = manifest[entry]?.dynamicImports ?? [];
  return [entry, ...parts.filter((key) => !key.startsWith('src/mocks/'))];
}
