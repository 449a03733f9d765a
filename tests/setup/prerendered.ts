import { screens } from '@/app/screens';

/** Every screen that the build writes as a document. */
export const documents = screens.filter((screen) => screen.prerender);

/** One address of each page: a family's members differ in words only. */
export const kinds = documents.filter(
  ({ page }, index) => documents.findIndex((other) => other.page === page) === index,
);

/** One address of each page, and every fourth of the others. */
export const sample = documents.filter(
  (screen, index) => kinds.includes(screen) || index % 4 === 0,
);
