/** `value` is the specification's word, `label` what people read. */
export type Option<Value extends string = string> = { value: Value; label: string };

type OptionGroup<Value extends string = string> = Option<Value> & {
  options: readonly Option[];
};

/* Option lists in the order of the specification, section 3. The owner's labels are exact, odd ones included. */

export const projectSizes = [
  { value: '$0-100', label: '$0-100' },
  { value: '$101-1,000', label: '$101-1,000' },
  { value: '$1001-5,000', label: '$1001-5,000' },
  { value: '$5001-10,0000', label: '$5001-10,0000' },
  { value: '$10,001-50,000', label: '$10,001-50,000' },
  { value: '$50,001-100,000', label: '$50,001-100,000' },
] as const satisfies readonly Option[];

export const enquiryCategories = [
  { value: 'business', label: 'Business' },
  { value: 'start-up', label: 'Investment' },
  { value: 'middle-size', label: 'Real estate' },
] as const satisfies readonly Option[];

export const assetTypeCategory = 'business';

export const assetTypes = [
  { value: 'start-up', label: 'Start-up' },
  { value: 'middle-size', label: 'Middle-size' },
  { value: 'enterprise', label: 'Enterprise' },
  { value: 'agency', label: 'Agency' },
  { value: 'others', label: 'Others' },
] as const satisfies readonly Option[];

export const industries = [
  { value: 'real-estate', label: 'Real estate' },
  { value: 'financial-services', label: 'Financial services' },
  { value: 'hospitality', label: 'Hospitality' },
  { value: 'transportation', label: 'Transportation' },
  { value: 'telecommunication', label: 'Telecommunication' },
  { value: 'utilities-energy', label: 'Utilities & energy' },
  { value: 'legal', label: 'Legal' },
  { value: 'health-care', label: 'Health care' },
  { value: 'travel', label: 'Travel' },
  { value: 'others', label: 'Others' },
] as const satisfies readonly Option[];

export const projectTypes = [
  { value: 'event-management', label: 'Event management' },
  { value: 'asset-management', label: 'Asset management' },
  { value: 'initiative-management', label: 'Initiative management' },
  { value: 'special-projects-management', label: 'Special projects management' },
  { value: 'planning-structuring-management', label: 'Planning & structuring management' },
  { value: 'business-management', label: 'Business management' },
  { value: 'strategy-management', label: 'Strategy management' },
  { value: 'execution-management', label: 'Execution management' },
  { value: 'others', label: 'Others' },
] as const satisfies readonly Option[];

export const projectCategories = [
  { value: 'start-up', label: 'Start-up' },
  { value: 'middle-size', label: 'Middle-size' },
  { value: 'enterprise', label: 'Enterprise' },
] as const satisfies readonly Option[];

/** Stored as `software` (decisions, section 4). */
export const aiFormTypes = [
  { value: 'ai-tools', label: 'AI tools' },
  { value: 'training', label: 'Training' },
] as const satisfies readonly Option[];

export const consultingCategories = [
  { value: 'ai-tools', label: 'AI tools' },
  { value: 'strategy', label: 'Strategy' },
  { value: 'others', label: 'Others' },
] as const satisfies readonly Option[];

export const strategyCategory = 'strategy';

export const strategyTypes = [
  { value: 'growth-strategy', label: 'Growth strategy' },
  { value: 'execution-strategy', label: 'Execution strategy' },
  { value: 'revenue-profit-strategy', label: 'Revenue & profit strategy' },
  { value: 'scaling-strategy', label: 'Scaling strategy' },
  { value: 'others', label: 'Others' },
] as const satisfies readonly Option[];

/** The owner spells sub-categories in lower case. */
export const innovationTypes = [
  {
    value: 'business-innovations',
    label: 'Business innovations',
    options: [
      { value: 'ideas', label: 'ideas' },
      { value: 'initiative', label: 'initiative' },
    ],
  },
  {
    value: 'community-innovations',
    label: 'Community innovations',
    options: [
      { value: 'solution', label: 'solution' },
      { value: 'innitiatives', label: 'innitiatives' },
      { value: 'ideas', label: 'ideas' },
      { value: 'strategies', label: 'strategies' },
    ],
  },
] as const satisfies readonly OptionGroup[];

/** The specification names this list without entries: these are common ones. */
export const webTechnologies = [
  { value: 'html', label: 'HTML' },
  { value: 'css', label: 'CSS' },
  { value: 'javascript', label: 'JavaScript' },
  { value: 'typescript', label: 'TypeScript' },
  { value: 'react', label: 'React' },
  { value: 'angular', label: 'Angular' },
  { value: 'vue', label: 'Vue' },
  { value: 'node', label: 'Node.js' },
  { value: 'python', label: 'Python' },
  { value: 'php', label: 'PHP' },
] as const satisfies readonly Option[];

export const mobileTechnologies = [
  { value: 'flutter', label: 'Flutter' },
  { value: 'reactNative', label: 'React Native' },
  { value: 'kotlin', label: 'Kotlin' },
  { value: 'Swift', label: 'Swift' },
  { value: 'Java', label: 'Java' },
] as const satisfies readonly Option[];

export const designTools = [
  { value: 'adobe', label: 'Adobe' },
  { value: 'figma', label: 'Figma' },
  { value: 'Sketch', label: 'Sketch' },
  { value: 'InVision', label: 'InVision' },
  { value: 'Axure RP', label: 'Axure RP' },
  { value: 'Maze', label: 'Maze' },
  { value: 'Balsamiq', label: 'Balsamiq' },
] as const satisfies readonly Option[];

/** For tech groups (decisions, section 4). */
export const skillCategories = [
  { value: 'web', label: 'Web technologies', options: webTechnologies },
  { value: 'mobile', label: 'Mobile', options: mobileTechnologies },
  { value: 'design', label: 'Design tools', options: designTools },
] as const satisfies readonly OptionGroup[];

/** Stored as `idType` (decisions, section 4). */
export const identityDocumentTypes = [
  { value: 'passport', label: 'Passport' },
  { value: 'drivers-licence', label: 'Driver’s licence' },
  { value: 'identity-card', label: 'Identity card' },
] as const satisfies readonly Option[];
