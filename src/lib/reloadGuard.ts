const name = 'kb:recovered';
const most = 10;

function leftBuilds(): readonly unknown[] {
  const left: unknown = JSON.parse(sessionStorage.getItem(name) ?? '[]');
  return Array.isArray(left) ? left : [];
}

/** True for the first time that this tab leaves this build; where that cannot be kept, never. */
export function mayReload(build: string): boolean {
  try {
    const left = leftBuilds();
    if (left.includes(build)) return false;
    sessionStorage.setItem(name, JSON.stringify([...left, build].slice(-most)));
    return leftBuilds().includes(build);
  } catch {
    return false;
  }
}
