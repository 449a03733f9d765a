/** A `ref` of what takes the focus when it appears. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
