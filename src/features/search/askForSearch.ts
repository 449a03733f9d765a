/** Heard by the header, which holds the search. */
export const searchAsked = 'portal:search';

/** Opens the header's search from anywhere on a page. */
export const askForSearch = (): void => {
  document.dispatchEvent(new CustomEvent(searchAsked));
};
