import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'machine-learning',
  family: 'services',
  name: 'Machine Learning',
  tile: 'Machine Learning',
  summary:
    'Models are taught with your own examples and checked by people before anyone relies on them.',
  reasons: [
    'Rent the specialist for the months of training and keep your own staff for the years of use.',
    'Let labellers from many places teach the model, so it does not learn from one street only.',
    'You know which mistakes would matter. Others tune, measure and try again.',
    'Begin with a modest model on data you already hold, and stop early if it teaches you nothing.',
  ],
  tasks: [
    'Data labelling',
    'Model training',
    'Image and text sorting',
    'Recommendation lists',
    'Demand prediction',
    'Model testing',
    'Chat assistant set-up',
  ],
  related: ['data-analytics', 'automation', 'robotics', 'data-infrastructure'],
  title: 'Machine Learning Outsourcing | Kingdom Builders',
  description:
    'Label data, train models and have them tested by outside specialists, while people who know your work decide what is good enough.',
};
