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
