import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'legal',
  family: 'section',
  name: 'Legal',
  tile: 'Legal',
  summary: 'Careful research, drafts and file work, ready when you need them.',
  reasons: [
    'Have routine drafts prepared at a lower rate, and pass the saving on to clients.',
    'Find paralegals who read contracts in other languages and other systems of law.',
    'Spend the morning in court or with the client. The document review continues without you.',
    'Add people for disclosure in a large case, and reduce the team when it ends.',
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
    'Law offices can have research, contract drafts and document review prepared by outside paralegals, and spend their own time advising clients.',
};
