import { retryImport } from '@/lib/retryImport';

const mark = 'data-ready';

/** Tells the form's wrapper that it is hydrated. */
export const readyForm = {
  event: 'form:ready',
  isReady: (form: HTMLFormElement) => form.hasAttribute(mark),
  /** Marks the form and notifies its wrapper. */
  announce: (form: HTMLFormElement) => {
    form.setAttribute(mark, '');
    form.dispatchEvent(new Event('form:ready', { bubbles: true }));
  },
} as const;

/** A `ref` around a form: defers submits until it is hydrated, instead of reloading. */
export function deferEarlySubmits(container: HTMLElement | null): (() => void) | undefined {
  if (container === null) return undefined;
  let early: HTMLFormElement | undefined;
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || readyForm.isReady(form)) return;
    // Closes the dialog; loads nothing.
    if (form.method === 'dialog') return;
    event.preventDefault();
    early = form;
  };
  const onReady = () => {
    early?.requestSubmit();
    early = undefined;
  };
  container.addEventListener('submit', onSubmit, true);
  container.addEventListener(readyForm.event, onReady);
  return () => {
    container.removeEventListener('submit', onSubmit, true);
    container.removeEventListener(readyForm.event, onReady);
  };
}

/** Imports a form's module, which exports `name`; after a failure the next submit tries again. */
export async function importForm<
  Name extends string,
  Module extends Readonly<Record<Name, unknown>>,
>(load: () => Promise<Module>, name: Name, selector = '[data-slot="form-slot"]'): Promise<Module> {
  try {
    return await retryImport(load, name);
  } catch (error) {
    if (document.querySelector(`${selector} form:not([data-ready])`) === null) throw error;
    await new Promise((again) => {
      document.addEventListener('submit', again, { once: true, capture: true });
    });
    return importForm(load, name, selector);
  }
}
