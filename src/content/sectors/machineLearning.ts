import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'machine-learning',
  family: 'services',
  name: 'Machine Learning',
  tile: 'Machine Learning',
  summary: 'Models trained on your own examples, and checked by people before you rely on them.',
  reasons: [
    'Hire specialists for the months of training, and use the model with your own staff.',
    'Have people from many places label the data, so that the model learns more than one view.',
    'You decide which mistakes matter. Others adjust, measure and test again.',
    'Start with a small model on data you already have, and stop early if it doesn’t help.',
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
