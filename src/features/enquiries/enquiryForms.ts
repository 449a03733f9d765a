import { lazyForm } from '@/ui/form/LazyForm';

/* Forms without calls (specification, section 2; decisions, section 5), loaded late by `LazyForm`. */

const loadSectionForms = () => import('./SectionForms');
export const ConsultingForm = lazyForm(loadSectionForms, 'ConsultingFields');
export const EnquiryForm = lazyForm(loadSectionForms, 'EnquiryFields');
export const ProjectManagementForm = lazyForm(loadSectionForms, 'ProjectManagementFields');

const loadHeroForms = () => import('./HeroForms');
/** The type is also stored as `software`. */
export const AiToolsForm = lazyForm(loadHeroForms, 'AiToolsFields');
export const InnovationHubForm = lazyForm(loadHeroForms, 'InnovationHubFields');
export const InvestorForm = lazyForm(loadHeroForms, 'InvestorFields');
export const NeedsForm = lazyForm(loadHeroForms, 'NeedsFields');
