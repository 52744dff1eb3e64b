/**
 * The small CRM as its page shows it. The project's test runs the commands below exactly as they stand
 * here, and the sample logins must be those of the downloaded `seed.sql`.
 */
import type { PhpProject } from '../../schema.ts';

export const smallCrm = {
  id: 'small-crm',
  title: 'Small CRM',
  text: 'Customers, leads, tickets, quotes and tasks of a small firm in one card index, with a dashboard, reports and two roles.',
  image: '/projects/small-crm/dashboard.webp',
  overview: [
    'A small firm keeps its customers in one notebook, its offers in a second and its complaints in somebody’s memory. This project brings them together: who the customer is, what they asked for, what it costs, and what went wrong.',
    'You get a complete application in plain PHP, about 4,900 short lines, pages included, and the tests that check it. There is no framework and no JavaScript, so you can follow each request from the address to the SQL and back, and explain every line in your viva.',
    'It shows the things that examiners ask about: roles and ownership, transactions, prepared statements, tokens in forms, password hashing, validation on the server, and a chart that PHP draws by itself.',
  ],
  technology: {
    language: 'PHP 8.2 or newer, no framework',
    database: 'MariaDB 10.4 or newer, MySQL 8 or newer',
    frontend: 'HTML and one style sheet, charts as SVG, no JavaScript',
    browsers: 'Current Chrome, Edge, Firefox and Safari, on phones too',
    software: 'XAMPP, or PHP with pdo_mysql and a database server',
    updated: '2026-11-23',
  },
  features: [
    'A board of leads in six stages; a lead that is won becomes a customer',
    'Tickets with a conversation, and notes that only administrators see',
    'Quotes that are requested, priced line by line with GST, sent, accepted or declined at the price that was seen',
    'Tasks with a due day for each person, late ones marked',
    'A dashboard with two charts that PHP draws as SVG',
    'Four reports for any range of dates, also as CSV',
    'Each user sees only their own customers, with their tickets and quotes',
    'Search, filters and pages in all long lists',
    'A sign-in that slows guessing down and locks nobody out, and an access log',
    'Automated tests in plain PHP that run with one command',
    'Works on a phone: each row of a table turns into a card',
  ],
  modules: {
    admin: [
      'Dashboard: value of open leads, open tickets, quotes to price, late tasks, two charts',
      'Users: add, change, block, give a new password',
      'Customers: all of them, with the user who looks after each',
      'Leads: board, stages, history, from won lead to customer',
      'Tickets: answer, note, set status and priority',
      'Quotes: price the lines, set the last day, send',
      'Tasks: give, change, finish, delete',
      'Reports: leads, work by user, tickets, quotes, each with CSV',
      'Access log: sign-ins, wrong passwords, refused pages, search and filter',
    ],
    user: [
      'My desk: own tasks, tickets and quotes to decide',
      'Own customers: add, change, search',
      'Tickets: raise, reply, follow, close',
      'Quotes: request for a customer, note what the customer decided',
      'Tasks: own list, mark as done',
      'Profile: name and phone',
      'Change password, which ends sessions elsewhere',
    ],
  },
  userRole: 'User',
  installation: [
    {
      step: 'Install XAMPP with PHP 8.2 or newer and start MySQL in its control panel. Unzip the download (for Apache, into the folder htdocs of XAMPP) and open a terminal where you unzipped it. XAMPP’s Shell button opens one; type cd htdocs there first. Then go into the project’s folder.',
      command: 'cd small-crm',
    },
    {
      step: 'Make an empty database. (In phpMyAdmin: New, name small_crm, utf8mb4_unicode_ci.)',
      command: 'mysql -h 127.0.0.1 -u root -e "CREATE DATABASE small_crm CHARACTER SET utf8mb4"',
    },
    {
      step: 'Import the tables. (In phpMyAdmin: choose the database, then Import.)',
      command: 'mysql -h 127.0.0.1 -u root small_crm -e "source database/schema.sql"',
    },
    {
      step: 'Import the sample data in the same way.',
      command: 'mysql -h 127.0.0.1 -u root small_crm -e "source database/seed.sql"',
    },
    {
      step: 'Start the application and open http://127.0.0.1:8000 in a browser. If XAMPP’s Apache is running, open http://localhost/small-crm/ instead and leave this command out.',
      command: 'php -S 127.0.0.1:8000 -t public',
    },
  ],
  demo: {
    admin: { login: 'admin@crm.example', password: 'Admin@12345' },
    user: { login: 'user@crm.example', password: 'User@12345' },
  },
  downloads: {
    source: '/downloads/small-crm.zip',
    documentation: '/downloads/small-crm.pdf',
  },
  screenshots: [
    { title: 'The administrator’s dashboard', src: '/projects/small-crm/dashboard.webp' },
    { title: 'Board of leads', src: '/projects/small-crm/leads.webp' },
    { title: 'One lead with its history', src: '/projects/small-crm/lead.webp' },
    { title: 'Customers', src: '/projects/small-crm/customers.webp' },
    { title: 'A ticket with an internal note', src: '/projects/small-crm/ticket.webp' },
    { title: 'Pricing a quote', src: '/projects/small-crm/pricing.webp' },
    { title: 'A report', src: '/projects/small-crm/report.webp' },
    { title: 'Access log', src: '/projects/small-crm/access-log.webp' },
    { title: 'A user’s desk', src: '/projects/small-crm/my-desk.webp' },
    { title: 'A quote to decide', src: '/projects/small-crm/quote.webp' },
    { title: 'Signing in', src: '/projects/small-crm/sign-in.webp' },
  ],
} satisfies PhpProject;
