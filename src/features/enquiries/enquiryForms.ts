import { lazyForm } from '@/ui/form/LazyForm';

/*
 * The forms that make no call (specification, section 2; decisions, section 5), each to be put on a
 * page as it is. What they are made of comes after the page has hydrated; see `LazyForm`.
 */

/** Enquiry of the business and asset management page. */
export const EnquiryForm = lazyForm(() =>
  import('./EnquiryFields').then(({ EnquiryFields }) => EnquiryFields),
);

/** What a kingdom project needs. */
export const NeedsForm = lazyForm(() =>
  import('./NeedsFields').then(({ NeedsFields }) => NeedsFields),
);

/** Request for project management. */
export const ProjectManagementForm = lazyForm(() =>
  import('./ProjectManagementFields').then(
    ({ ProjectManagementFields }) => ProjectManagementFields,
  ),
);

/** Request for AI and software tools; the chosen type is also kept as `software`. */
export const AiToolsForm = lazyForm(() =>
  import('./AiToolsFields').then(({ AiToolsFields }) => AiToolsFields),
);

/** Request for strategy consulting. */
export const ConsultingForm = lazyForm(() =>
  import('./ConsultingFields').then(({ ConsultingFields }) => ConsultingFields),
);

/** An innovation for the hub. */
export const InnovationHubForm = lazyForm(() =>
  import('./InnovationHubFields').then(({ InnovationHubFields }) => InnovationHubFields),
);

/** Registration of an investor. */
export const InvestorForm = lazyForm(() =>
  import('./InvestorFields').then(({ InvestorFields }) => InvestorFields),
);
