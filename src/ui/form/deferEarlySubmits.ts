import { readyForm } from './readyForm';

/**
 * A submit before the form answers waits until it does, instead of loading the page anew.
 * @param place what holds the form; the form tells by `readyForm.announce` when it answers
 * @returns stops it
 */
export function deferEarlySubmits(place: HTMLElement): () => void {
  let early: HTMLFormElement | undefined;
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || readyForm.isReady(form)) return;
    // Such a submit loads nothing: it closes the dialog around the form.
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

/**
 * Fetches what a form in the document waits for. Where it cannot be had the form stays as it is, with
 * what was typed, and the next submit tries again.
 * @param place selects where the form stands
 * @throws where there is no such form to keep
 */
export async function laterForm<Part>(
  load: () => Promise<Part>,
  place = '[data-slot="form-place"]',
): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (document.querySelector(`${place} form:not([data-ready])`) === null) throw error;
    await new Promise((again) => {
      document.addEventListener('submit', again, { once: true, capture: true });
    });
    return laterForm(load, place);
  }
}
