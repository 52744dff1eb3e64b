import type { Course } from '#content/schema.ts';

export const meanStack = {
  slug: 'mean-stack',
  family: 'fullstack',
  fields: ['web'],
  level: 'basics',
  title: 'MEAN Stack',
  keywords: ['MEAN', 'MEAN Stack', 'MongoDB, Express, Angular and Node'],
  tag: 'Angular and TypeScript',
  text: 'MongoDB, Express, Angular and Node.js in TypeScript throughout, the way larger teams in services and banking build their portals.',
  intro:
    'Angular brings its own router, forms, HTTP client and test setup, so twenty people on one portal write code that looks alike. That is why many banks, insurers and services companies choose it. You learn today’s Angular, with standalone components, signals and no zone.js, and also how to read the older NgModule and RxJS code that you will meet in maintenance work. Behind it stand an Express API and a MongoDB database, all in one repository and one language.',
  durationWeeks: 18,
  hoursPerWeek: 8,
  projectHours: 36,
  forWhom: [
    'Students and graduates who aim at services companies and product teams with large internal portals',
    'Java or C# learners who like types, classes and dependency injection and want to reach the web',
    'Web beginners who prefer a framework that decides most things for them',
  ],
  beginnerQuestions: [
    {
      question: 'Have you used loops, functions and arrays in any language?',
      answers: [
        {
          answer: 'No',
          advice:
            'This course expects them. Learn them first in a program that begins at the first line.',
          offer: 'front-end-web',
        },
        {
          answer: 'Yes',
          advice: 'Begin here. HTML is taught from the start.',
          module: 'HTML, CSS and the page as a document',
        },
      ],
    },
    {
      question: 'Do you write TypeScript already?',
      answers: [
        {
          answer: 'No',
          advice: 'It is taught, in depth, before Angular.',
          module: 'TypeScript in depth',
        },
        {
          answer: 'Yes, every day',
          advice: 'Go quickly to Angular.',
          module: 'Angular: components and templates',
        },
      ],
    },
    {
      question: 'Have you decided on Angular?',
      answers: [
        {
          answer: 'Not yet',
          advice: 'Take the workshop first: a few afternoons, one small application.',
          offer: 'mean-workshop',
        },
        {
          answer: 'No, I prefer React',
          advice: 'Then another course is yours.',
          offer: 'mern-stack',
        },
        { answer: 'Yes', advice: 'Begin here.', module: 'HTML, CSS and the page as a document' },
      ],
    },
  ],
  needs: {
    before:
      'Some programming in any language: loops, functions, arrays. HTML is taught from the start.',
    computer:
      'A laptop with 8 GB of memory, an SSD and about 15 GB free, on Windows 11, macOS or Linux; 16 GB if you also run Docker beside the editor.',
    software: 'All of it is free: VS Code, Node.js, the Angular CLI, MongoDB Community and Docker.',
    accounts: 'GitHub; the identity provider of the exercises runs on your own machine.',
    costs: 'None for the course; a server and a domain only if you want the portal to stay online.',
  },
  tools: [
    'VS Code',
    'TypeScript',
    'Angular and its CLI',
    'RxJS',
    'Angular Material',
    'Node.js (LTS)',
    'Express 5',
    'MongoDB 8',
    'Vitest',
    'Playwright',
    'Docker',
    'GitHub Actions',
  ],
  project: {
    title: 'A claims portal for a small health insurer',
    text: 'Members file a claim with scanned bills, an assessor works through a queue with filters and a decision form, and a manager sees ageing and amounts. Long forms are saved as drafts, every decision is recorded with who made it and when, and assessors cannot open claims outside their branch. It is covered by component, API and browser tests.',
  },
  modules: [
    {
      title: 'HTML, CSS and the page as a document',
      hours: 5,
      topics: [
        'Structure, landmarks, tables and forms',
        'Selectors, the cascade, layers and custom properties',
        'Flexbox and grid for portal layouts',
        'Responsive design from a phone up to a wide desktop screen',
        'Git from the first exercise: branch, commit, pull request',
      ],
      outcome: 'build the static screens of a portal, with tables and forms that work by keyboard',
    },
    {
      title: 'JavaScript that Angular stands on',
      hours: 7,
      topics: [
        'Functions, closures, this and arrow functions',
        'Array methods, destructuring and spread',
        'Modules and the module graph',
        'Promises, async and await, the event loop',
        'fetch and HTTP in the network panel',
      ],
      outcome: 'read and write modern JavaScript without a framework to lean on',
    },
    {
      title: 'TypeScript in depth',
      hours: 8,
      topics: [
        'Structural types, unions, narrowing',
        'Interfaces, classes and access modifiers',
        'Generics and utility types such as Pick and Partial',
        'Discriminated unions for states that exclude each other',
        'Decorators: what Angular reads from them',
        'Strict compiler options and what each one catches',
      ],
      outcome: 'model a business domain in types so that impossible states do not compile',
    },
    {
      title: 'Angular: components and templates',
      hours: 8,
      topics: [
        'The CLI, the workspace and the build',
        'Standalone components, input(), output() and model()',
        'Template syntax: bindings, @if, @for with track, @switch',
        'Content projection and template variables',
        'Pipes and attribute directives',
        'Style encapsulation and Angular Material with the CDK',
      ],
      outcome: 'compose a screen from small standalone components with typed inputs and outputs',
    },
    {
      title: 'Signals and change detection',
      hours: 7,
      topics: [
        'signal, computed and linkedSignal',
        'effect, and why most code does not need one',
        'Zoneless applications and OnPush: what triggers a render',
        'Signal queries: viewChild and contentChildren',
        'Lifecycle and afterNextRender',
      ],
      outcome: 'explain why a view did or did not update, and keep derived state from going stale',
    },
    {
      title: 'Services, injection and the router',
      hours: 8,
      topics: [
        'Services, inject() and providers',
        'Injector hierarchy and scope',
        'Routes, parameters and child routes',
        'Lazy loading with loadComponent and @defer',
        'Functional guards and resolvers',
        'Route parameters as component inputs',
      ],
      outcome: 'lay out a portal of many areas that loads each one only when it is opened',
    },
    {
      title: 'Forms of real size',
      hours: 8,
      topics: [
        'Typed reactive forms, groups and arrays',
        'Signal forms, and choosing between the two',
        'Synchronous, cross-field and asynchronous validation',
        'Custom form controls',
        'Error messages that a screen reader announces',
        'Drafts, dirty checks and leaving a page',
      ],
      outcome:
        'build a long form with repeating rows and validation that helps the person filling it in',
    },
    {
      title: 'HTTP and RxJS',
      hours: 10,
      topics: [
        'HttpClient, typed responses and errors',
        'Functional interceptors for credentials and retries',
        'Resources for reading data into signals',
        'Observables, subscriptions and takeUntilDestroyed',
        'switchMap, concatMap, exhaustMap and debounceTime, each by its use',
        'toSignal and toObservable; the async pipe',
      ],
      outcome: 'write a type-ahead search that never shows an old answer over a newer one',
    },
    {
      title: 'Node.js and Express 5 in TypeScript',
      hours: 10,
      topics: [
        'Running TypeScript on Node; ES modules',
        'Layers: router, service, repository',
        'Middleware order and the error handler',
        'Request validation and one shape for errors',
        'OpenAPI, and generating the Angular client from it',
        'Paging, sorting and filtering on the server',
      ],
      outcome: 'publish an API whose contract the Angular build checks',
    },
    {
      title: 'MongoDB 8 for portal data',
      hours: 10,
      topics: [
        'Documents, references and embedding',
        'Schema validation in the database and in Mongoose',
        'Compound indexes, and the order of their fields',
        'Aggregation for dashboards',
        'Transactions for steps that belong together',
        'An audit trail that is only ever appended to',
      ],
      outcome:
        'design collections for a work queue and prove with explain() that the queue stays quick',
    },
    {
      title: 'Identity and access',
      hours: 9,
      topics: [
        'OpenID Connect with the authorisation code flow and PKCE',
        'Sessions behind a backend, or tokens: what each one risks',
        'Roles and rules, checked on the server first',
        'Guards and hidden menus are comfort, not security',
        'Angular’s sanitising, trusted types, CSRF',
        'Personal data in logs, and what to leave out',
      ],
      outcome:
        'connect a portal to an identity provider and test that one branch cannot read another’s files',
    },
    {
      title: 'Tests and code that was here before you',
      hours: 9,
      topics: [
        'Component tests with Vitest and TestBed',
        'Testing HTTP with HttpTestingController',
        'Material’s component harnesses',
        'Journeys in Playwright',
        'Reading older projects: NgModules, zone.js, NgRx stores',
        'ng update and the migration schematics',
      ],
      outcome:
        'bring an older Angular application up by one major version with its tests still passing',
    },
    {
      title: 'Build, deliver, observe',
      hours: 9,
      topics: [
        'Bundle budgets and finding what makes a bundle heavy',
        'Server rendering and hydration, and when a portal needs them',
        'Environments and configuration at run time',
        'Docker images for client and API; a reverse proxy in front of them',
        'A pipeline in GitHub Actions: lint, test, build, deploy',
        'Logs, health checks and error reports from browsers',
      ],
      outcome:
        'take a merge to a running release through a pipeline and find the cause of a live error',
    },
  ],
} satisfies Course;
