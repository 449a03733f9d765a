import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'health-care',
  family: 'section',
  name: 'Health-Care',
  tile: 'Healthcare',
  summary:
    'Staff who look after appointments, claims and records, so that you can look after patients.',
  reasons: [
    'Free part of the front-office budget for nurses, beds and medicine.',
    'Find coders and transcribers who know your speciality and speak your patients’ languages.',
    'Clinicians have more time for patients. Someone else types up claims and referrals.',
    'Add booking staff for flu season without renting another room.',
  ],
  tasks: [
    'Appointment booking',
    'Medical billing and claims',
    'Medical coding',
    'Dictation and transcription',
    'Referral letters',
    'Insurance checks',
    'Patient reminders',
  ],
  related: ['legal', 'financial-services', 'data-analytics', 'cyber-security'],
  title: 'Health-Care Outsourcing | Kingdom Builders',
  description:
    'Clinics and practices can hand appointment booking, claims and transcription to trained outside staff and give the saved hours to patients.',
};
