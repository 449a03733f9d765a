import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'health-care',
  family: 'section',
  name: 'Health-Care',
  tile: 'Healthcare',
  summary: 'Appointments, claims and records are looked after so that patients get the attention.',
  reasons: [
    'Free part of the front-office budget for nurses, beds and medicine.',
    'Reach coders and transcribers who know other specialities and speak your patients’ languages.',
    'Clinicians look at the person in the chair. Claims and referrals are typed up by someone else.',
    'Add booking staff for flu season without leasing one more room.',
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
    'Clinics and practices can pass appointment booking, claims and transcription to trained outside staff and give the saved hours to patients.',
};
