import { retryImport } from '@/lib/retryImport';

const mark = 'data-ready';

/** Notifies the form's wrapper that it is hydrated. */
export const readyForm = {
  event: 'form:ready',
  announce: (form: HTMLFormElement) => {
    form.setAttribute(mark, '');
    form.dispatchEvent(new Event('form:ready', { bubbles: true }));
  },
} as const;

/** Fired on a form whose script could not be loaded for a submit. */
export const lostEvent = 'form:lost';

/** The wrapper of each form whose submit is deferred: it is busy, since a busy form would differ from its HTML. */
const deferred = new WeakMap<HTMLFormElement, HTMLElement>();

/** False if no submit of the form was deferred. */
function endDeferral(form: HTMLFormElement): boolean {
  deferred.get(form)?.removeAttribute('aria-busy');
  return deferred.delete(form);
}

/** A `ref` around a form: defers submits and presses of its buttons until it is hydrated. */
export function deferEarlyActions(container: HTMLElement | null): (() => void) | undefined {
  if (container === null) return undefined;
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.hasAttribute(mark)) return;
    // Closes the dialog; loads nothing.
    if (form.method === 'dialog') return;
    event.preventDefault();
    // React may handle it already, before the form has read what was typed.
    event.stopPropagation();
    deferred.set(form, container);
    container.setAttribute('aria-busy', 'true');
  };
  let pressed: HTMLButtonElement | undefined;
  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button?.type !== 'button' || !container.contains(button)) return;
    if (button.form?.hasAttribute(mark) !== false) return;
    event.stopPropagation();
    pressed = button;
  };
  const onReady = ({ target: form }: Event) => {
    if (!(form instanceof HTMLFormElement)) return;
    // In a task of its own: `requestSubmit` does nothing while the form's submit is being dispatched.
    setTimeout(() => {
      if (pressed?.form === form) pressed.click();
      pressed = undefined;
      if (endDeferral(form)) form.requestSubmit();
    });
  };
  const stop = new AbortController();
  // On the document: React stops clicks that come before hydration at its root.
  document.addEventListener('click', onClick, { capture: true, signal: stop.signal });
  container.addEventListener('submit', onSubmit, { capture: true, signal: stop.signal });
  container.addEventListener(readyForm.event, onReady, { signal: stop.signal });
  return () => stop.abort();
}

/** Imports a form's module, which exports `name`; after a failure the next submit tries again. */
export async function importForm<
  Name extends string,
  Module extends Readonly<Record<Name, unknown>>,
>(load: () => Promise<Module>, name: Name, selector = '[data-slot="form-slot"]'): Promise<Module> {
  try {
    return await retryImport(load, name);
  } catch (error) {
    const form = document.querySelector<HTMLFormElement>(`${selector} form:not([${mark}])`);
    if (form === null) throw error;
    if (endDeferral(form)) form.dispatchEvent(new Event(lostEvent, { bubbles: true }));
    await new Promise((again) => {
      document.addEventListener('submit', again, { once: true, capture: true });
    });
    return importForm(load, name, selector);
  }
}
