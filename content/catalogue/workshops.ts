import { fees } from '../fees.ts';
import type { Workshop } from '../schema.ts';

/**
 * The short workshops of `/short-term`. Times are Indian time. A date may lie in the past: the page
 * works that out on the day it is looked at and offers the next batch.
 */
export const workshops = [
  {
    slug: 'mern-workshop',
    title: 'MERN Stack Workshop',
    subtitle: 'MongoDB, Express, React and Node.js: one small application in four afternoons.',
    startDate: '2025-06-10',
    endDate: '2025-06-13',
    days: 4,
    startTime: '16:00',
    endTime: '18:30',
    feeRupees: fees.workshopRupees,
    inclusions: [
      'Four live sessions of two and a half hours',
      'Starter code and notes for each day',
      'Questions answered in the workshop group',
      'Certificate of participation',
    ],
    miniProject:
      'A notes application: React pages, an Express API and MongoDB, put online on day four.',
  },
  {
    slug: 'mean-workshop',
    title: 'MEAN Stack Workshop',
    subtitle: 'MongoDB, Express, Angular and Node.js: TypeScript from the page to the server.',
    startDate: '2025-06-10',
    endDate: '2025-06-13',
    days: 4,
    startTime: '16:00',
    endTime: '18:30',
    feeRupees: fees.workshopRupees,
    inclusions: [
      'Four live sessions of two and a half hours',
      'Starter code and notes for each day',
      'Questions answered in the workshop group',
      'Certificate of participation',
    ],
    miniProject:
      'An event register: an Angular form with validation, an Express API, and a list that filters as you type.',
  },
  {
    slug: 'lamp-workshop',
    title: 'LAMP Stack Workshop',
    subtitle: 'Linux, Apache, MySQL and PHP: the stack that a shared host already runs.',
    startDate: '2025-06-10',
    endDate: '2025-06-13',
    days: 4,
    startTime: '16:00',
    endTime: '18:30',
    feeRupees: fees.workshopRupees,
    inclusions: [
      'Four live sessions of two and a half hours',
      'Starter code and notes for each day',
      'Questions answered in the workshop group',
      'Certificate of participation',
    ],
    miniProject:
      'A contact book with sign-in: PHP with prepared statements, a MySQL table, and search.',
  },
  {
    slug: 'solidworks-workshop',
    title: 'SolidWorks Workshop',
    subtitle: 'Sketch, part, assembly, drawing and a mini project: one step a day.',
    startDate: '2025-06-17',
    endDate: '2025-06-21',
    days: 5,
    startTime: '15:00',
    endTime: '17:30',
    feeRupees: fees.workshopRupees,
    inclusions: [
      'Five live sessions of two and a half hours',
      'Part files and drawing sheets for practice',
      'Questions answered in the workshop group',
      'Certificate of participation',
    ],
    miniProject:
      'A screw jack: six parts modelled, assembled with mates, and drawn on one sheet with a parts list.',
  },
] satisfies Workshop[];
