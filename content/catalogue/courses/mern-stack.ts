import type { Course } from '#content/schema.ts';

export const mernStack = {
  slug: 'mern-stack',
  family: 'fullstack',
  fields: ['web'],
  level: 'zero',
  title: 'MERN Stack',
  keywords: ['MERN', 'MERN Stack', 'MongoDB, Express, React and Node'],
  tag: 'React and Node.js',
  text: 'MongoDB, Express, React and Node.js, from your first page to a tested application that is live, with sign-in, payments and data.',
  intro:
    'MERN is one language, JavaScript, in the browser, on the server and in the queries to the database. It suits a first job well: React is asked for in a large share of front-end openings, and a small team can carry a whole product with it. You begin with the page and the language, add types before React so that mistakes show early, and then build one application module by module. By the end it has users, rules, tests and an address, and you can explain every part of it in an interview.',
  durationWeeks: 18,
  hoursPerWeek: 8,
  projectHours: 36,
  forWhom: [
    'Students of any branch who want to build web applications and have written little or no code',
    'Front-end beginners who know some HTML and CSS and want to reach the server and the database',
    'Graduates preparing for junior full stack or React developer interviews',
  ],
  beginnerQuestions: [
    {
      question: 'Have you written a program in any language?',
      answers: [
        {
          answer: 'No',
          advice: 'Begin here: the course starts at the first page and the first line of code.',
          module: 'The web, the terminal and Git',
        },
        {
          answer: 'Yes, some JavaScript',
          advice: 'Go quickly through HTML and JavaScript, and begin in earnest with types.',
          module: 'TypeScript before React',
        },
      ],
    },
    {
      question: 'Have you built pages with React?',
      answers: [
        {
          answer: 'No, and I am not sure that I want to',
          advice: 'If you know HTML and a little JavaScript, take the workshop first.',
          offer: 'mern-workshop',
        },
        {
          answer: 'Yes, and they work',
          advice: 'React is revision for you. What is new begins with the server.',
          module: 'Node.js, before any framework',
        },
      ],
    },
    {
      question: 'Do you want the server and the database, or pages only?',
      answers: [
        { answer: 'Pages only', advice: 'A shorter program is enough.', offer: 'front-end-web' },
        { answer: 'All of it', advice: 'Begin here.', module: 'The web, the terminal and Git' },
      ],
    },
  ],
  needs: {
    before:
      'School mathematics and comfort with reading English documentation; no programming is expected.',
    computer:
      'A laptop with 8 GB of memory, an SSD and about 20 GB free, on Windows 11, macOS or Linux. A connection that can carry a video call.',
    software: 'All of it is free: VS Code, Git, Node.js and MongoDB Community.',
    accounts:
      'GitHub, MongoDB Atlas with its free cluster, and a payment gateway in test mode; all three can be opened without paying.',
    costs:
      'A domain and a paid server only if you want them: free plans, with their limits, are enough for the project.',
  },
  tools: [
    'VS Code',
    'Git and GitHub',
    'Node.js (LTS)',
    'TypeScript',
    'React 19 with Vite',
    'Express 5',
    'MongoDB 8 and Mongoose',
    'Postman',
    'Vitest',
  ],
  project: {
    title: 'A mess and canteen ordering system for a hostel',
    text: 'Students see the day’s menu, order before the cut-off and pay in a gateway’s test mode; the kitchen sees live counts and closes the meal; the warden exports the month. It has three roles, a payment webhook that may arrive twice, tests for the payment, and runs at a public address.',
  },
  modules: [
    {
      title: 'The web, the terminal and Git',
      hours: 6,
      topics: [
        'What happens between typing an address and seeing a page: DNS, TLS, HTTP',
        'Requests, responses, methods and status codes, read in the browser’s network panel',
        'Files, folders and commands in the terminal',
        'Git: commit, branch, merge, resolve a conflict',
        'GitHub: remotes, pull requests, a README that others can follow',
      ],
      outcome:
        'follow a request through the network panel and keep your work in Git from the first day',
    },
    {
      title: 'Pages with HTML and CSS',
      hours: 9,
      topics: [
        'Semantic elements, headings and landmarks',
        'Forms, labels and the browser’s own validation',
        'The box model, the cascade and custom properties',
        'Flexbox and grid',
        'Layouts that begin at 360 px; media and container queries',
        'Keyboard use, contrast and alternative text',
      ],
      outcome: 'turn a design into a page that works on a small phone and with a keyboard',
    },
    {
      title: 'JavaScript, the language',
      hours: 8,
      topics: [
        'Values, types, equality and truthiness',
        'Functions, closures and scope',
        'Arrays and objects: map, filter, reduce, destructuring, spread',
        'Modules, import and export',
        'Errors, try and catch, and reading a stack trace',
      ],
      outcome:
        'solve small data problems in plain JavaScript and find your own bugs in the debugger',
    },
    {
      title: 'JavaScript in the browser',
      hours: 8,
      topics: [
        'The DOM: finding, creating and changing elements',
        'Events, bubbling and delegation',
        'The event loop, promises, async and await',
        'fetch, JSON, and cancelling with AbortController',
        'Web storage: what belongs there and what never does',
      ],
      outcome:
        'build a page that loads data from a public API and copes with a slow or failed answer',
    },
    {
      title: 'TypeScript before React',
      hours: 6,
      topics: [
        'Inference, annotations, unions and narrowing',
        'Object types, interfaces and optional properties',
        'Generics as far as an application needs them',
        'unknown, never, and why any is a last resort',
      ],
      outcome:
        'describe your data in types so that the editor finds a wrong field before a user does',
    },
    {
      title: 'React 19: components and state',
      hours: 7,
      topics: [
        'Vite, JSX and the component tree',
        'Props, children and lists with stable keys',
        'State, events and updates that never mutate',
        'Controlled and uncontrolled form fields',
        'Lifting state up; deriving instead of duplicating',
      ],
      outcome: 'break a screen into components and put each piece of state in its right place',
    },
    {
      title: 'React in a real application',
      hours: 6,
      topics: [
        'Effects, cleanup, and when no effect is needed',
        'Custom hooks, context and reducers',
        'Routing with React Router: nested routes and loaders',
        'Data from the server: loading, failing and trying again',
      ],
      outcome:
        'build a multi-page React application with forms, shared state and honest loading states',
    },
    {
      title: 'Node.js, before any framework',
      hours: 9,
      topics: [
        'The runtime, the event loop and modules',
        'npm, lockfiles, semantic versions and audits',
        'Files, paths and streams',
        'Configuration from the environment with --env-file',
        'A plain HTTP server, so that Express holds no magic',
      ],
      outcome: 'write command-line tools and a small HTTP server in Node without any framework',
    },
    {
      title: 'APIs with Express 5',
      hours: 10,
      topics: [
        'Routers, middleware and their order',
        'Async handlers and one error handler for all',
        'Resource names, methods, status codes and idempotence',
        'Validating every input with Zod',
        'Pagination, filtering and sorting',
        'Trying the API in Postman',
      ],
      outcome:
        'design and document a REST API that answers bad input with a clear 4xx, never a crash',
    },
    {
      title: 'MongoDB 8 and Mongoose',
      hours: 10,
      topics: [
        'Documents, collections and BSON types',
        'Queries, projections and atomic updates',
        'Modelling: embed or reference, and what growth does to each',
        'Indexes and explain()',
        'The aggregation pipeline: match, group, lookup',
        'Mongoose schemas, validation and population',
      ],
      outcome:
        'model an application’s data in MongoDB and show with explain() that its queries use an index',
    },
    {
      title: 'Sign-in and security',
      hours: 9,
      topics: [
        'Passwords stored as hashes; reset links that expire',
        'Sessions in HttpOnly cookies',
        'Roles, and checking ownership on every request',
        'XSS, CSRF, CORS and query injection in MongoDB',
        'Rate limits and security headers',
      ],
      outcome:
        'add accounts and roles to an application and defend each choice against a known attack',
    },
    {
      title: 'Files, payments and live updates',
      hours: 6,
      topics: [
        'Uploads: limits, type checks, object storage',
        'A payment gateway in test mode: orders, signatures, webhooks',
        'Live updates with server-sent events',
      ],
      outcome:
        'take a test payment whose webhook may arrive twice and still record it exactly once',
    },
    {
      title: 'Testing',
      hours: 7,
      topics: [
        'What to test first: rules, money, permissions',
        'Unit tests with Vitest',
        'Components with Testing Library, by role and label',
        'API tests against a real test database',
      ],
      outcome: 'change code you wrote a month ago and trust the tests to say what broke',
    },
    {
      title: 'Going live',
      hours: 7,
      topics: [
        'A production build; static files and caching',
        'Hosting, a domain, HTTPS and secrets',
        'MongoDB Atlas: users and network rules',
        'Logs and health checks',
      ],
      outcome: 'put an application on the internet, watch it, and roll back a bad release',
    },
  ],
} satisfies Course;
