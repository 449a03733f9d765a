import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'transportation',
  family: 'section',
  name: 'Transportation',
  tile: 'Transportation',
  summary: 'Dispatch, load papers and customer updates keep moving as steadily as the fleet does.',
  reasons: [
    'Spend on fuel, tires and good drivers, and run the paperwork from a lighter office.',
    'Bring in dispatchers who know other borders, time zones and customs forms.',
    'Keep your eyes on the road and the yard. Proofs of delivery can be filed by others.',
    'Match the dispatch desk to the freight: busy before the holidays, quiet in the thaw.',
  ],
  tasks: [
    'Dispatch support',
    'Load and route booking',
    'Freight invoicing',
    'Customs paperwork',
    'Shipment tracking updates',
    'Driver file upkeep',
    'Fuel and mileage records',
  ],
  related: ['travel', 'utilities-energy', 'automation', 'telecommunication'],
  title: 'Transportation Outsourcing | Kingdom Builders',
  description:
    'Carriers and couriers can hand dispatch support, freight invoices and customs papers to outsourced staff and keep their minds on the road.',
};
