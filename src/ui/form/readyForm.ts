const mark = 'data-ready';

/** How a form tells its place that it answers. */
export const readyForm = {
  event: 'form:ready',
  isReady: (form: HTMLFormElement) => form.hasAttribute(mark),
  /** Marks the form and tells those around it. */
  announce: (form: HTMLFormElement) => {
    form.setAttribute(mark, '');
    form.dispatchEvent(new Event('form:ready', { bubbles: true }));
  },
} as const;
