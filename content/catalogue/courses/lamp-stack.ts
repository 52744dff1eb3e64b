import type { Course } from '#content/schema.ts';

export const lampStack = {
  slug: 'lamp-stack',
  family: 'fullstack',
  fields: ['web'],
  level: 'zero',
  title: 'LAMP Stack',
  keywords: ['LAMP', 'LAMP Stack', 'Linux, Apache, MySQL and PHP', 'PHP and MySQL'],
  tag: 'PHP and MySQL',
  text: 'Linux, Apache, MySQL and PHP, then Laravel: websites and business software on a server that you install and secure yourself.',
  intro:
    'Much of the web that Indian colleges, shops and agencies run on is PHP with MySQL, and it needs people who can write it safely and look after the server as well. After the first pages in HTML you install Linux and Apache with your own hands, learn PHP as it is written today, with types, objects and Composer, and design a relational database that keeps its promises. First you write an application without a framework, so that you know what one does; then you write it again, and better, in Laravel.',
  durationWeeks: 16,
  hoursPerWeek: 8,
  projectHours: 32,
  forWhom: [
    'Students with a PHP project in their final year who want it to be more than pasted code',
    'People who will work for agencies or freelance, where one person builds, hosts and maintains',
    'Office staff who keep a website running and want to understand the server under it',
  ],
  beginnerQuestions: [
    {
      question: 'Have you worked on a Linux command line?',
      answers: [
        {
          answer: 'No',
          advice: 'Begin here: the command line is taught before the server needs it.',
          module: 'HTML, CSS and a little JavaScript',
        },
        { answer: 'Yes', advice: 'Go quickly to the web server.', module: 'Apache and HTTP' },
      ],
    },
    {
      question: 'Have you written PHP before?',
      answers: [
        {
          answer: 'No',
          advice: 'The language is taught from the start.',
          module: 'PHP, the language',
        },
        {
          answer: 'Yes, but I copied most of it',
          advice: 'Take the language again, slowly. This time you will be able to explain it.',
          module: 'PHP, the language',
        },
        {
          answer: 'Yes, a project of my own',
          advice: 'Go quickly to objects and packages.',
          module: 'Objects and packages',
        },
      ],
    },
    {
      question: 'Do you want to run the server too, or make pages only?',
      answers: [
        { answer: 'Pages only', advice: 'A shorter program is enough.', offer: 'front-end-web' },
        {
          answer: 'I want to see it before I decide',
          advice: 'If you know HTML and what a loop is, take the workshop first.',
          offer: 'lamp-workshop',
        },
        { answer: 'Both', advice: 'Begin here.', module: 'HTML, CSS and a little JavaScript' },
      ],
    },
  ],
  needs: {
    before: 'No programming is expected; patience with the command line helps.',
    computer:
      'A laptop with 8 GB of memory and about 30 GB free for a Linux virtual machine, or WSL 2 on Windows 11; with 4 GB the virtual machine will crawl.',
    software:
      'All of it is free: Ubuntu Server, Apache, MySQL, PHP, Composer, Laravel, VS Code and a program for virtual machines.',
    accounts: 'GitHub, and for the last module an account with a hosting company.',
    costs:
      'For the last module a small virtual server and a domain, which you rent and can give up afterwards.',
  },
  tools: [
    'Ubuntu Server LTS',
    'Apache 2.4',
    'MySQL 8.4',
    'PHP 8.4 or later',
    'Composer',
    'Laravel',
    'VS Code',
    'Xdebug',
    'Git',
    'PHPUnit',
    'PHPStan',
  ],
  project: {
    title: 'Admissions and fees for a coaching centre',
    text: 'Enquiries become admissions, fees fall due in instalments with printed receipts in an unbroken number series, and the accountant’s month agrees with the cash book. Three roles, a report that is quick over fifty thousand receipts, and a hosted server with HTTPS, nightly backups and a restore that you have rehearsed.',
  },
  modules: [
    {
      title: 'HTML, CSS and a little JavaScript',
      hours: 5,
      topics: [
        'Semantic pages, tables and forms',
        'Layout with flexbox and grid, phone first',
        'DOM events and fetch',
        'Forms that work without any script, and better with one',
        'Accessible error messages',
      ],
      outcome: 'write the pages of a small site by hand, usable on a phone and with scripts off',
    },
    {
      title: 'Linux for the web',
      hours: 8,
      topics: [
        'Installing Ubuntu Server in a virtual machine or WSL 2',
        'Files, users, groups and permissions',
        'Packages with apt; services with systemctl; logs with journalctl',
        'Shell work: pipes, grep, find, cron',
        'SSH with keys; editing files on a server',
        'Git from here on: commit, branch, push, undo',
      ],
      outcome: 'set up a Linux machine, find your way on it over SSH and read its logs',
    },
    {
      title: 'Apache and HTTP',
      hours: 8,
      topics: [
        'Requests, headers, cookies and caching by hand with curl',
        'Virtual hosts and document roots outside the code',
        'PHP-FPM beside Apache',
        'Rewrites, and why there is one front controller',
        'TLS certificates on a test domain',
        'Access and error logs',
      ],
      outcome:
        'serve two sites from one Apache over HTTPS and explain each line of their configuration',
    },
    {
      title: 'PHP, the language',
      hours: 6,
      topics: [
        'Types, strict_types, nullable values and match',
        'Strings, arrays, dates and money without floats',
        'Functions, named arguments and closures',
        'Errors and exceptions; logging in place of echo',
        'Step debugging with Xdebug',
      ],
      outcome:
        'write and debug command-line PHP that handles text, dates and rupees without surprises',
    },
    {
      title: 'Objects and packages',
      hours: 8,
      topics: [
        'Classes, constructor promotion, readonly properties',
        'Interfaces, enums and composition',
        'Property hooks and asymmetric visibility',
        'Namespaces and PSR-4 autoloading',
        'Composer: versions, lock file, audit',
        'PHPStan and a coding standard',
      ],
      outcome:
        'organise a program into small classes that load themselves and pass static analysis',
    },
    {
      title: 'Relational design and SQL',
      hours: 8,
      topics: [
        'Entities, keys and normal forms, up to the third',
        'MySQL types, utf8mb4 and collations',
        'Constraints: primary, unique, foreign, check',
        'SELECT with joins, grouping and subqueries',
        'Common table expressions and window functions',
        'Views, and when they help',
      ],
      outcome: 'design the tables of a business and answer its questions in SQL',
    },
    {
      title: 'MySQL in earnest',
      hours: 8,
      topics: [
        'InnoDB, transactions, isolation and deadlocks',
        'Indexes and EXPLAIN ANALYZE',
        'Users and least privilege',
        'mysqldump, binary logs and restoring to a moment',
        'Schema changes on a table in use',
      ],
      outcome: 'make a slow report quick, and bring a database back to the minute before a mistake',
    },
    {
      title: 'An application without a framework',
      hours: 9,
      topics: [
        'PDO and prepared statements',
        'A front controller, a router and templates that escape',
        'Validation and redirect after post',
        'Sessions, flash messages and file uploads outside the web root',
        'Numbering receipts without gaps: locks and transactions',
        'Printing: a receipt as PDF',
      ],
      outcome: 'build a working multi-page application in plain PHP and name every part of it',
    },
    {
      title: 'Attacks and defences',
      hours: 9,
      topics: [
        'password_hash, sign-in throttling and session fixation',
        'SQL injection, XSS and CSRF, first attacked and then repaired',
        'Access checks for every record',
        'Safe uploads and file inclusion',
        'Cookies, headers and content security policy',
        'The OWASP Top 10 as a checklist',
      ],
      outcome:
        'find and repair the common holes in a PHP application, including your own earlier one',
    },
    {
      title: 'Laravel: the everyday parts',
      hours: 9,
      topics: [
        'Routing, controllers, requests and the service container',
        'Blade components and layouts',
        'Eloquent models, relations and the N+1 query',
        'Migrations, factories and seeders',
        'Form requests, policies and starter-kit sign-in',
        'artisan, configuration and environments',
      ],
      outcome:
        'rebuild your plain application in Laravel and say what each of its parts does for you',
    },
    {
      title: 'Laravel: jobs, APIs and tests',
      hours: 9,
      topics: [
        'Queues, retries and scheduled commands',
        'Mail and notifications',
        'JSON APIs, resources and Sanctum tokens',
        'Feature and unit tests with PHPUnit or Pest',
        'Caching, and the care it needs',
        'A payment gateway in test mode, with signed webhooks',
      ],
      outcome: 'add background work, an API and a payment to an application with tests around each',
    },
    {
      title: 'Running it for others',
      hours: 9,
      topics: [
        'A virtual server from empty: firewall, users, updates',
        'Shared hosting, and its limits',
        'Deploying without downtime: releases and symlinks',
        'OPcache and PHP-FPM workers sized to the memory',
        'Backups off the machine, and a rehearsed restore',
        'Monitoring, log rotation and certificate renewal',
      ],
      outcome:
        'put a PHP application on a fresh server, keep it patched, and restore it in front of a witness',
    },
  ],
} satisfies Course;
