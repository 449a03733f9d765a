/** The header listens to it. */
export const openSearchEvent = 'portal:search';

export const openSearch = (): void => {
  document.dispatchEvent(new CustomEvent(openSearchEvent));
};
