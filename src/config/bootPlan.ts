/** What a document names to come to life: modules to fetch ahead, and the one that starts. */
export type BootPlan = {
  readonly modules: readonly string[];
  readonly main: string;
  /** The document is a frame alone: there is nothing to read until the script comes. */
  readonly urgent: boolean;
};

/** Fired on `document` once the portal looks after lost parts: the boot script then leaves them alone. */
export const guardedEvent = 'portal:guarded';

const none: BootPlan = { modules: [], main: '', urgent: false };
const isString = (value: unknown): value is string => typeof value === 'string';

function readPlan(text: string | null | undefined): BootPlan {
  try {
    const plan: unknown = JSON.parse(text ?? 'null');
    if (typeof plan !== 'object' || plan === null || !('main' in plan) || !('modules' in plan))
      return none;
    const { main, modules } = plan;
    if (!isString(main) || !Array.isArray(modules)) return none;
    return { main, modules: modules.filter(isString), urgent: 'urgent' in plan };
  } catch {
    return none;
  }
}

/** The plan of this document; its `main` differs from build to build, and is empty without one. */
export const readBootPlan = (): BootPlan => readPlan(document.getElementById('boot')?.textContent);

/**
 * The plan of the build that the site serves at this address now; its `main` is empty where the answer
 * names none.
 * @throws where the site cannot be reached
 */
export async function fetchBootPlan(): Promise<BootPlan> {
  const response = await fetch(window.location.pathname, { cache: 'no-store' });
  const html = await response.text();
  return readPlan(/<script type="application\/json" id="boot">([^<]*)/.exec(html)?.[1]);
}
