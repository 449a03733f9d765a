import { placedForm } from '@/ui/form/FormPlace';

/*
 * The forms that make no call (specification, section 2; decisions, section 5), each to be put on a
 * page as it is. What they are made of comes after the page has hydrated; see `FormPlace`.
 */

/** Enquiry of the business and asset management page. */
export const EnquiryForm = placedForm(() =>
  import('./EnquiryFields').then(({ EnquiryFields }) => EnquiryFields),
);

/** What a kingdom project needs. */
export const NeedsForm = placedForm(() =>
  import('./NeedsFields').then(({ NeedsFields }) => NeedsFields),
);

/** Request for project management. */
export const ProjectManagementForm = placedForm(() =>
  import('./ProjectManagementFields').then(
    ({ ProjectManagementFields }) => ProjectManagementFields,
  ),
);

/** Request for AI and software tools; the chosen type is also kept as `software`. */
export const AiToolsForm = placedForm(() =>
  import('./AiToolsFields').then(({ AiToolsFields }) => AiToolsFields),
);

/** Request for strategy consulting. */
export const ConsultingForm = placedForm(() =>
  import('./ConsultingFields').then(({ ConsultingFields }) => ConsultingFields),
);

/** An innovation for the hub. */
export const InnovationHubForm = placedForm(() =>
  import('./InnovationHubFields').then(({ InnovationHubFields }) => InnovationHubFields),
);

/** Registration of an investor. */
export const InvestorForm = placedForm(() =>
  import('./InvestorFields').then(({ InvestorFields }) => InvestorFields),
);
