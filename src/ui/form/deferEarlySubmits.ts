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

/** Defers submits until the form is hydrated, instead of reloading. Returns the canceller. */
export function deferEarlySubmits(place: HTMLElement): () => void {
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
  place.addEventListener('submit', onSubmit, true);
  place.addEventListener(readyForm.event, onReady);
  return () => {
    place.removeEventListener('submit', onSubmit, true);
    place.removeEventListener(readyForm.event, onReady);
  };
}

/** Imports a form's module, which exports `name`; after a failure the next submit tries again. */
export async function laterForm<
  Name extends string,
  Module extends Readonly<Record<Name, unknown>>,
>(load: () => Promise<Module>, name: Name, place = '[data-slot="form-place"]'): Promise<Module> {
  try {
    return await retryImport(load, name);
  } catch (error) {
    if (document.querySelector(`${place} form:not([data-ready])`) === null) throw error;
    await new Promise((again) => {
      document.addEventListener('submit', again, { once: true, capture: true });
    });
    return laterForm(load, name, place);
  }
}
