import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'robotics',
  family: 'services',
  name: 'Robotics',
  tile: 'Robotics',
  summary:
    'Arms, carts and sensors are designed, wired and programmed for the heavy and the tedious jobs.',
  reasons: [
    'Borrow a controls engineer for the commissioning, and train your own operator meanwhile.',
    'Mix mechanics, electricians and programmers who seldom sit in one small workshop.',
    'Keep your craftspeople on the finish work. Let others teach the arm to lift.',
    'Simulate the cell before you buy the steel, and order only the parts that earned a place.',
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
    'Find engineers for drawings, controllers and simulation, so that a robot takes over the lifting and your craftspeople keep the craft.',
};
