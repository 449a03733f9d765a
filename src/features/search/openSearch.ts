/** Heard by the header, which holds the search. */
export const openSearchEvent = 'portal:search';

/** Opens the header's search from anywhere on a page. */
export const openSearch = (): void => {
  document.dispatchEvent(new CustomEvent(openSearchEvent));
};
