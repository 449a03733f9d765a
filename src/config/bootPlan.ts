import { fieldOf } from '@/lib/fieldOf';
import { parseJson } from '@/lib/parseJson';

/** The modules that a document's boot script fetches ahead, and the one that starts the portal. */
type BootPlan = {
  readonly modules: readonly string[];
  readonly main: string;
  /** The document is only a frame: nothing can be read before the script has come. */
  readonly urgent: boolean;
};

/** Fired on `document` once the app itself handles lost files instead of the boot script. */
export const guardedEvent = 'portal:guarded';

const none: BootPlan = { modules: [], main: '', urgent: false };
const isString = (value: unknown): value is string => typeof value === 'string';

function readPlan(text: string | null | undefined): BootPlan {
  const plan = parseJson(text ?? null);
  const [main, modules] = [fieldOf(plan, 'main'), fieldOf(plan, 'modules')];
  if (!isString(main) || !Array.isArray(modules)) return none;
  return { main, modules: modules.filter(isString), urgent: fieldOf(plan, 'urgent') === true };
}

export const readBootPlan = (): BootPlan => readPlan(document.getElementById('boot')?.textContent);

/** The plan of the deployed build; `main` is empty if it names none. Throws if offline. */
export async function fetchBootPlan(): Promise<BootPlan> {
  const response = await fetch(window.location.pathname, { cache: 'no-store' });
  const html = await response.text();
  return readPlan(/<script type="application\/json" id="boot">([^<]*)/.exec(html)?.[1]);
}
