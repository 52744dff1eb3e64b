import { fees } from '../fees.ts';
import { findNextOrLastWorkshopDates } from '../published-batches-of-offer.ts';
import type { Workshop } from '../schema.ts';

/**
 * The short workshops of `/short-term`, with times in India. Past dates may stay: the page compares them with the
 * visitor's clock, and then offers to ask for the next batch.
 */
const defaultWorkshops = [
  {
    slug: 'mern-workshop',
    title: 'MERN Stack Workshop',
    subtitle:
      'MongoDB, Express, React and Node.js: a first look at all four, with one small application in four afternoons.',
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
    sessions: [
      'Node.js and a first Express API',
      'MongoDB: storing notes and reading them back',
      'React: a page with components, state and a form',
      'Page and API together, and the notes application finished',
    ],
    miniProject:
      'A notes application, completed from our starter code: one React page, an Express API and a MongoDB collection.',
    fields: ['web'],
    level: 'basics',
    tools: ['MongoDB', 'Express', 'React', 'Node.js', 'VS Code'],
    needs: {
      before: 'HTML and a little JavaScript: variables, functions, arrays.',
      computer:
        'A laptop with 8 GB of memory and 5 GB free, on Windows, macOS or Linux, and a connection that can carry a video call.',
      software:
        'All of it is free: Node.js and VS Code, installed before the first day; the steps come with your confirmation.',
      accounts: 'MongoDB Atlas with its free cluster, and GitHub.',
      costs: 'None.',
    },
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
    sessions: [
      'TypeScript and a first Express API',
      'MongoDB: storing events and reading them back',
      'Angular: components, services and a form with validation',
      'A list that filters as you type, and the register finished',
    ],
    miniProject:
      'An event register: an Angular form with validation, an Express API, and a list that filters as you type.',
    fields: ['web'],
    level: 'basics',
    tools: ['MongoDB', 'Express', 'Angular', 'Node.js', 'TypeScript', 'VS Code'],
    needs: {
      before:
        'HTML and some programming with functions and classes in any language; TypeScript is explained as it comes.',
      computer:
        'A laptop with 8 GB of memory and 5 GB free, on Windows, macOS or Linux, and a connection that can carry a video call.',
      software:
        'All of it is free: Node.js, the Angular CLI and VS Code, installed before the first day; the steps come with your confirmation.',
      accounts: 'MongoDB Atlas with its free cluster, and GitHub.',
      costs: 'None.',
    },
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
    sessions: [
      'Linux, Apache and a first PHP page',
      'MySQL: a table, and queries with prepared statements',
      'Forms, sessions and sign-in',
      'Search, and the contact book finished',
    ],
    miniProject:
      'A contact book with sign-in: PHP with prepared statements, a MySQL table, and search.',
    fields: ['web'],
    level: 'basics',
    tools: ['Linux', 'Apache', 'MySQL', 'PHP', 'VS Code'],
    needs: {
      before: 'HTML, and what a variable and a loop are, in any language.',
      computer:
        'A laptop with 8 GB of memory and 15 GB free, on Windows 11 (with WSL 2), macOS or Linux, and a connection that can carry a video call.',
      software:
        'All of it is free: Linux, Apache, MySQL and PHP, installed before the first day; the steps come with your confirmation.',
      accounts: 'None.',
      costs: 'None.',
    },
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
    sessions: [
      'Sketches: lines, relations and dimensions',
      'Parts: from a sketch to a solid',
      'Assembly: parts put together with mates',
      'Drawing: views, dimensions and a parts list',
      'The screw jack: the last parts, the assembly and its drawing',
    ],
    miniProject:
      'A screw jack: six parts modelled, assembled with mates, and drawn on one sheet with a parts list.',
    fields: ['mechanical'],
    level: 'zero',
    tools: ['SolidWorks', 'Engineering drawings'],
    needs: {
      before:
        'Reading a simple engineering drawing; SolidWorks itself is shown from the first click.',
      computer:
        'A 64-bit Windows 11 laptop with 16 GB of memory, 30 GB free and a mouse with a wheel; SolidWorks does not run on a Mac.',
      software:
        'SolidWorks, any of its last three yearly versions, installed and opened once before the first day.',
      accounts:
        'One with Dassault Systèmes if your licence comes from them; none for a licence of your college.',
      costs:
        'A licence, if neither your college nor your office gives you one: Dassault Systèmes has student and maker offers, paid by the year. Without one you can watch and ask, not model along.',
    },
  },
] satisfies Workshop[];

/**
 * The workshops as pages show them: if staff have published batches of a workshop, their dates replace those in this
 * file.
 */
export const workshops: Workshop[] = defaultWorkshops.map((workshop) => ({
  ...workshop,
  ...findNextOrLastWorkshopDates(workshop.slug),
}));
