import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'robotics',
  family: 'services',
  name: 'Robotics',
  tile: 'Robotics',
  summary: 'Robot arms, carts and sensors, designed and programmed for heavy and repetitive jobs.',
  reasons: [
    'Hire a controls engineer for the set-up, and train your own operator meanwhile.',
    'Bring together mechanics, electricians and programmers for one job.',
    'Keep your own people on skilled work. Let others program the robots.',
    'Simulate the work cell before you buy it, and order only the parts you need.',
  ],
  tasks: [
    'Mechanical drawings',
    'Controller programming',
    'Sensor and camera set-up',
    'Work cell simulation',
    'Safety documents',
    'Remote monitoring',
    'Spare part lists',
  ],
  related: ['automation', 'machine-learning', 'technology', 'transportation'],
  title: 'Robotics Outsourcing | Kingdom Builders',
  description:
    'Find engineers for drawings, controllers and simulation, so that a robot does the lifting and your people do the skilled work.',
};
