import { lazyForm } from '@/ui/form/LazyForm';

/* Forms without calls (specification, section 2; decisions, section 5), loaded late by `LazyForm`. */

const load = () => import('./EnquiryFields');

/** The type is also stored as `software`. */
export const AiToolsForm = lazyForm(load, 'AiToolsFields');
export const ConsultingForm = lazyForm(load, 'ConsultingFields');
export const EnquiryForm = lazyForm(load, 'EnquiryFields');
export const InnovationHubForm = lazyForm(load, 'InnovationHubFields');
export const InvestorForm = lazyForm(load, 'InvestorFields');
export const NeedsForm = lazyForm(load, 'NeedsFields');
export const ProjectManagementForm = lazyForm(load, 'ProjectManagementFields');
