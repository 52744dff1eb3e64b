/**
 * The source of a whole course as an owner writes it, shorter than those of the site, for the file
 * `content/catalogue/courses/python-web.ts`.
 */

const module = (title: string, outcome: string, topics: readonly string[]) => `    {
      title: '${title}',
      hours: 10,
      topics: [${topics.map((topic) => `'${topic}'`).join(', ')}],
      outcome: '${outcome}',
    },`;

export const newCourseSource = `import type { Course } from '#content/schema.ts';

export const pythonWeb = {
  slug: 'python-web',
  family: 'fullstack',
  fields: ['web'],
  level: 'basics',
  title: 'Python for the Web',
  keywords: ['Python for the Web', 'Django'],
  tag: 'Python and Django',
  text: 'Django and PostgreSQL, from the first view to an application that is live and has a test for each rule.',
  intro:
    'Django brings most of what a web application needs: forms, sign-in, an administration of its own. You learn what each part does before you rely on it.',
  durationWeeks: 14,
  hoursPerWeek: 8,
  projectHours: 32,
  forWhom: [
    'Students who have written some Python',
    'Analysts who want to put their work on a page',
    'Graduates preparing for junior back-end interviews',
  ],
  beginnerQuestions: [
    {
      question: 'Have you written a program in Python?',
      answers: [
        { answer: 'No', advice: 'Learn the language first.', offer: 'python-automation' },
        { answer: 'Yes', advice: 'Begin here.', module: 'Python as Django uses it' },
      ],
    },
    {
      question: 'Have you made a page that others use?',
      answers: [
        { answer: 'No', advice: 'Begin here.', module: 'A first Django project' },
        { answer: 'Yes', advice: 'Then what is new begins with the data.', module: 'Models and migrations' },
      ],
    },
    {
      question: 'Do you want pages, or pages and what is behind them?',
      answers: [
        { answer: 'Pages only', advice: 'A shorter program is enough.', offer: 'front-end-web' },
        { answer: 'Both', advice: 'Begin here.', module: 'Python as Django uses it' },
      ],
    },
  ],
  needs: {
    before: 'Python as far as functions and dictionaries.',
    computer: 'A laptop with 8 GB of memory, on Windows, macOS or Linux.',
    software: 'All of it is free: Python, VS Code and PostgreSQL.',
    accounts: 'GitHub.',
    costs: 'None.',
  },
  tools: ['Python', 'Django', 'PostgreSQL', 'Git'],
  project: {
    title: 'A lending desk for a college library',
    text: 'Readers reserve, the desk lends and takes back, and reminders go out by mail. Each rule of lending has a test.',
  },
  modules: [
${[
  module('Python as Django uses it', 'read a small package without help', [
    'Packages and imports',
    'Virtual environments',
    'Decorators that you will meet',
  ]),
  module('A first Django project', 'show a page that you wrote', [
    'Settings, and what stays secret',
    'From an address to a view',
    'Templates and escaping',
  ]),
  module('Models and migrations', 'change a table without losing a row', [
    'Fields and constraints',
    'Relations between models',
    'A migration, read before it runs',
  ]),
  module('Django forms', 'refuse wrong input with a sentence', [
    'Fields, labels and errors',
    'Uploading a file',
    'Forms made from models',
  ]),
  module('Accounts and permissions in Django', 'let people in and keep others out', [
    'Sign-in and sign-out',
    'Groups',
    'Checks at the view',
  ]),
  module('Tests for a Django project', 'trust a change before it is live', [
    'A client that needs no browser',
    'Data for tests',
    'What is worth a test',
  ]),
  module('An interface for programs', 'answer a phone app', [
    'JSON from a view',
    'Paging',
    'Keys for programs',
  ]),
  module('Putting a Django project online', 'publish and go back', [
    'A server and its processes',
    'Static files',
    'Copies of the database',
  ]),
].join('\n')}
  ],
} satisfies Course;
`;
