import { lazyForm } from '@/ui/form/LazyForm';

/* Forms without calls (specification, section 2; decisions, section 5), loaded late by `LazyForm`. */

export const EnquiryForm = lazyForm(() =>
  import('./EnquiryFields').then(({ EnquiryFields }) => EnquiryFields),
);

export const NeedsForm = lazyForm(() =>
  import('./NeedsFields').then(({ NeedsFields }) => NeedsFields),
);

export const ProjectManagementForm = lazyForm(() =>
  import('./ProjectManagementFields').then(
    ({ ProjectManagementFields }) => ProjectManagementFields,
  ),
);

/** The type is also stored as `software`. */
export const AiToolsForm = lazyForm(() =>
  import('./AiToolsFields').then(({ AiToolsFields }) => AiToolsFields),
);

export const ConsultingForm = lazyForm(() =>
  import('./ConsultingFields').then(({ ConsultingFields }) => ConsultingFields),
);

export const InnovationHubForm = lazyForm(() =>
  import('./InnovationHubFields').then(({ InnovationHubFields }) => InnovationHubFields),
);

export const InvestorForm = lazyForm(() =>
  import('./InvestorFields').then(({ InvestorFields }) => InvestorFields),
);
