import type { Webinar } from '../schema.ts';

/**
 * The webinars, by date: free sessions on Saturdays. All are samples: the owner sets titles, dates and hosts.
 * `startsAt` is an instant with its offset, so that a page can show it in any time zone and tell whether it is past.
 */
export const webinars = [
  {
    slug: 'first-job-full-stack',
    title: 'What a first full stack job asks of you',
    summary:
      'We read typical tasks of a junior developer line by line: what is asked, what is hidden in them, and which parts of a MERN, MEAN or LAMP course prepare you.',
    startsAt: '2026-10-24T19:00:00+05:30',
    minutes: 75,
    host: 'Full stack mentor team',
    agenda: [
      'A junior developer’s first three months',
      'One interview task, solved and explained',
      'MERN, MEAN or LAMP: how to choose',
      'Questions',
    ],
    audience: 'Students and graduates of any branch who are thinking about web development.',
  },
  {
    slug: 'drawings-that-get-built',
    title: 'Drawings that get built',
    summary:
      'A machine part and a small house plan, drawn badly on purpose. We find what a workshop or a site engineer would phone about, and correct it together.',
    startsAt: '2026-11-14T18:30:00+05:30',
    minutes: 60,
    host: 'Mechanical and civil mentor team',
    agenda: [
      'What the reader of a drawing needs',
      'Eight common mistakes, found together',
      '2D drafting and 3D models: which comes first',
      'Questions',
    ],
    audience: 'Mechanical, civil and architecture students, and draughtspeople.',
  },
  {
    slug: 'agents-without-magic',
    title: 'AI agents without the magic',
    summary:
      'A language model that calls tools, built live in about a hundred lines of Python, then broken on purpose: wrong answers, endless loops, and instructions hidden in a web page.',
    startsAt: '2026-11-28T19:00:00+05:30',
    minutes: 90,
    host: 'AI and data mentor team',
    agenda: [
      'What a language model returns, exactly',
      'A loop, two tools and a stop rule',
      'How it fails, and how to measure that',
      'Questions',
    ],
    audience: 'Anyone who can read a short Python program.',
  },
  {
    slug: 'c-on-bare-metal',
    title: 'C on a chip: the first hour',
    summary:
      'From an empty file to a blinking light without any library: the memory map, the few registers that matter, and what the compiler made of it.',
    startsAt: '2026-12-05T18:30:00+05:30',
    minutes: 75,
    host: 'Embedded systems mentor team',
    agenda: [
      'A microcontroller in one diagram',
      'Registers, bits and volatile',
      'Looking at the machine code',
      'Questions',
    ],
    audience: 'Electronics, electrical and instrumentation students who know a little C.',
  },
  {
    slug: 'usa-webinar',
    title: 'USA webinar: technology studies and careers in the United States',
    summary:
      'One session for learners in India and for Indian students and families already in the USA. How degrees, portfolios and hiring differ, what to prepare a year ahead, and which official pages to read before believing anyone, us included.',
    startsAt: '2026-12-12T21:00:00+05:30',
    minutes: 90,
    host: 'International programs team',
    agenda: [
      'How a technology degree is structured there, and what an application asks for',
      'A CV and portfolio for American readers',
      'Interviews across time zones, and working with teams there from India',
      'Visas and fees: which official pages to check, since rules change',
      'Questions from both sides',
    ],
    audience: 'Learners in India, and Indian learners in the USA; evening here is morning there.',
  },
  {
    slug: 'numbers-that-persuade',
    title: 'Numbers that persuade a shop owner',
    summary:
      'A year of bills from a sample shop becomes one page that tells its owner what to do. In Excel first, then in Power BI, with every step shown.',
    startsAt: '2026-12-19T19:00:00+05:30',
    minutes: 60,
    host: 'Business and marketing mentor team',
    agenda: [
      'The question before the chart',
      'Cleaning in ten minutes',
      'One page, three figures, one recommendation',
      'Questions',
    ],
    audience: 'Commerce and management students, and anyone who reports to a manager.',
  },
  {
    slug: 'government-exams-plan',
    title: 'GATE, SSC JE or both: a plan for engineers',
    summary:
      'What the technical government exams have in common, where they differ, and how to fit preparation into a college year without failing that year.',
    startsAt: '2027-01-09T18:00:00+05:30',
    minutes: 75,
    host: 'Government exams mentor team',
    agenda: [
      'The exams side by side',
      'Reading an official notification',
      'A weekly plan that survives semester exams',
      'Questions',
    ],
    audience: 'Engineering and diploma students from the second year on.',
  },
  {
    slug: 'one-app-two-phones',
    title: 'One app, two kinds of phone',
    summary:
      'The same small app written three times: Java and XML, React Native, Flutter. We compare the code, the size of the download and how it feels on an old phone.',
    startsAt: '2027-01-23T19:00:00+05:30',
    minutes: 75,
    host: 'App development mentor team',
    agenda: [
      'Three code bases side by side',
      'What each does well and badly',
      'From a build to a store listing',
      'Questions',
    ],
    audience: 'Students who have written a little code in any language.',
  },
] satisfies Webinar[];
