export const fieldLabels = {
  title: 'Title',
  details: 'Details',
  category: 'Category',
  size: 'Project size',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
} as const;

/** Forms without a call: title and button. */
export const enquiryForms = {
  enquiry: { title: 'Business and asset management enquiry', submit: 'Submit' },
  needs: { title: 'Kingdom Project Needs', submit: 'Submit' },
  projectManagement: { title: 'Project management request', submit: 'Submit' },
  aiTools: { title: 'AI and software tools request', submit: 'Submit' },
  consulting: { title: 'Strategy consulting request', submit: 'Submit' },
  innovationHub: { title: 'Innovation hub request', submit: 'Submit' },
  investor: { title: 'Investor registration', submit: 'Register' },
} as const;

export const enquiryLabels = {
  assetType: 'Asset type',
  industry: 'Industry',
  projectType: 'Project type',
  type: 'Type',
  strategy: 'Strategy type',
  innovation: 'Innovation type',
  subCategory: 'Sub-category',
} as const;

/** Business owner profile (specification, section 2; decisions, section 4). */
export const profileWords = {
  title: 'Business owner profile',
  submit: 'Create profile',
  about: 'About you',
  business: 'Your business',
  businessName: 'Business name',
  country: 'Country',
  description: 'Business description',
  identity: 'Identity document',
  identityNote:
    'Saved on this device only and never sent. You can remove it at any time. It is also removed when you log out, and 7 days after your login. Don’t add it on a shared device.',
  identityRefused:
    'This browser couldn’t save your identity document. It is lost when you leave or reload this page. Remove a picture or free up space in this browser.',
  identityStored: 'The pictures stay on this device. They are not part of the summary.',
  identityRemove: 'Remove identity document',
  idType: 'Document type',
  front: 'Front',
  back: 'Back',
} as const;
