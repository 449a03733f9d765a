const name = 'kb:recovered';
const maxBuilds = 10;

function leftBuilds(): readonly unknown[] {
  const left: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
  return Array.isArray(left) ? left : [];
}

/** Notes a reload for this build in this tab; false if there was one, or if that cannot be stored. */
export function claimReload(build: string): boolean {
  try {
    const left = leftBuilds();
    if (left.includes(build)) return false;
    sessionStorage.setItem(name, JSON.stringify([...left, build].slice(-maxBuilds)));
    return leftBuilds().includes(build);
  } catch {
    return false;
  }
}
