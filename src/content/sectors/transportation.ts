import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'transportation',
  family: 'section',
  name: 'Transportation',
  tile: 'Transportation',
  summary: 'Staff for dispatch, load papers and customer updates, so that your fleet keeps moving.',
  reasons: [
    'Spend more on fuel, tires and good drivers, and less on paperwork.',
    'Bring in dispatchers who know other borders, time zones and customs forms.',
    'Concentrate on the road and the yard. Let others file the proofs of delivery.',
    'Match the dispatch team to the freight: larger before the holidays, smaller in spring.',
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
    'Carriers and couriers can hand dispatch support, freight invoices and customs papers to outsourced staff and concentrate on the road.',
};
