import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'legal',
  family: 'section',
  name: 'Legal',
  tile: 'Legal',
  summary: 'Research, drafting and file work are prepared with care before they reach your desk.',
  reasons: [
    'Have routine drafts prepared at a gentler rate, and let clients feel it in the bill.',
    'Reach paralegals who read contracts in other languages and other systems of law.',
    'Spend the morning in court or with the client. The document review goes on without you.',
    'Staff up for disclosure in a large case and close the extra desks with the file.',
  ],
  tasks: [
    'Legal research',
    'Contract drafting and review',
    'Document review',
    'Transcription',
    'Court filing calendars',
    'Client intake',
    'Time entry and billing',
  ],
  related: ['financial-services', 'real-estate', 'health-care', 'shared-services'],
  title: 'Legal Outsourcing | Kingdom Builders',
  description:
    'Law offices can have research, contract drafts and document review prepared by outside paralegals, and keep judgement and counsel for themselves.',
};
