/**
 * The analysis in the project report of the small CRM: feasibility, requirements, use cases, data flow,
 * normalisation, limitations. Data stores and relations name the project's tables, and the content check refuses
 * names that the project does not have.
 */
import type { ProjectDocumentation } from './documentation-schema.ts';
import { reportBibliography } from './report-bibliography.ts';

export const smallCrmAnalysis = {
  feasibility: [
    {
      kind: 'Technical',
      text: 'Feasible. The application needs PHP with its MySQL driver and a database, both of which XAMPP installs on any common computer. There is no framework and no JavaScript, so nothing has to be compiled, downloaded or kept up to date besides PHP itself.',
    },
    {
      kind: 'Economic',
      text: 'Feasible. No part of it has a licence fee, and none is paid for each person or month, as with a service on the internet. A firm of ten people needs one computer that stays switched on. What is gained is hard to count but easy to see: the lead that was not forgotten and the price that was not quoted twice.',
    },
    {
      kind: 'Operational',
      text: 'Feasible. Everybody in a firm knows a card index, and the pages look like one. A user has five tabs, an administrator nine; each form has one main button and tells in a sentence what is missing. Whoever could write into the notebook can use it on the first day.',
    },
    {
      kind: 'Schedule',
      text: 'Feasible in a semester. A student who builds such a system alone can plan two weeks for analysis, two for the data model and the pages on paper, five for programming, two for tests and one for the report, if each week ends with something that runs.',
    },
    {
      kind: 'Legal',
      text: 'Feasible. Names, email addresses and phone numbers of people at other firms are personal data; the Digital Personal Data Protection Act, 2023 asks for a purpose and for protection. They stay on the firm’s own computer, each user sees only own customers, and downloads are written to a log. The rate of GST is a setting and is stored with each quote.',
    },
  ],
  requirements: {
    hardware: [
      { name: 'Processor', value: 'Any 64-bit processor of the last ten years' },
      { name: 'Memory', value: '2 GB; 4 GB where XAMPP and a browser run on the same computer' },
      { name: 'Disk', value: '1 GB with XAMPP; the application itself needs less than 1 MB' },
      { name: 'Screen', value: '360 pixels wide or more: a phone is enough for every page' },
    ],
    software: [
      { name: 'Operating system', value: 'Windows 10 or newer, Linux or macOS' },
      { name: 'PHP', value: 'Version 8.2 or newer with the extension pdo_mysql' },
      { name: 'Database', value: 'MariaDB 10.4 or newer, or MySQL 8.0.16 or newer' },
      { name: 'Web server', value: 'Apache with mod_rewrite, or the server that PHP brings along' },
      { name: 'Browser', value: 'Current Chrome, Edge, Firefox or Safari; JavaScript is not used' },
    ],
    nonFunctional: [
      {
        quality: 'Confidentiality',
        requirement:
          'A user reaches own customers only, with their tickets and quotes, by whatever address or form',
        shown: 'The rule of ownership is part of the SQL; test cases CRM-15 to CRM-17',
      },
      {
        quality: 'Security',
        requirement: 'The usual attacks come to nothing, and nobody can be locked out by others',
        shown: 'The chapter on security; test cases CRM-03 to CRM-11, CRM-29 and CRM-38 to CRM-42',
      },
      {
        quality: 'Correctness',
        requirement: 'A quote is decided once, at the price that was seen; a lead is won once',
        shown:
          'Row locks, revisions and transactions; test cases CRM-24, CRM-34, CRM-35, CRM-45 to CRM-47 and CRM-49 to CRM-53',
      },
      {
        quality: 'Usability',
        requirement:
          'Every page can be used on a phone, with the keyboard and with a screen reader',
        shown:
          'No sideways scrolling at 360 pixels and no violation of WCAG 2.1 level AA found by axe',
      },
      {
        quality: 'Performance',
        requirement:
          'Pages answer without a noticeable wait: half a second at most on an ordinary computer',
        shown:
          'Every page of the sample data within a tenth of a second, on a busy computer with two cores',
      },
      {
        quality: 'Reliability',
        requirement:
          'A change that fails half-way leaves nothing behind; a form sent twice counts once',
        shown:
          'Transactions around every change of several tables; test cases CRM-07, CRM-14, CRM-36',
      },
      {
        quality: 'Maintainability',
        requirement:
          'A student finds the place of a rule in a minute and can change it without fear',
        shown: 'One class for each module and table, comments that say why, tests with one command',
      },
      {
        quality: 'Accountability',
        requirement:
          'It can be seen afterwards who signed in, who was refused and who downloaded what',
        shown: 'The access log, and the history of each lead; people are blocked and never deleted',
      },
    ],
  },
  useCases: [
    {
      id: 'UC-01',
      title: 'Sign in and out',
      actors: ['user', 'admin'],
      goal: 'Reach the own start page, and leave nothing open afterwards',
    },
    {
      id: 'UC-02',
      title: 'Keep profile and password',
      actors: ['user', 'admin'],
      goal: 'Have the right name and phone, and a password that nobody else knows',
    },
    {
      id: 'UC-03',
      title: 'Keep own customers',
      actors: ['user'],
      goal: 'Find, add and correct the cards of the customers one looks after',
    },
    {
      id: 'UC-04',
      title: 'Raise a ticket',
      actors: ['user'],
      goal: 'Write down what a customer complains about',
    },
    {
      id: 'UC-05',
      title: 'Reply to an answer',
      actors: ['user'],
      goal: 'Say more; a resolved ticket is open again',
      related: { kind: 'extend', to: 'UC-04' },
    },
    {
      id: 'UC-06',
      title: 'Close a ticket',
      actors: ['user'],
      goal: 'End the conversation when the customer is content',
    },
    {
      id: 'UC-07',
      title: 'Request a quote',
      actors: ['user'],
      goal: 'Have a price made for what a customer needs',
    },
    {
      id: 'UC-08',
      title: 'Note the decision',
      actors: ['user'],
      goal: 'Write down that the customer accepts or declines the offer that was seen',
    },
    {
      id: 'UC-09',
      title: 'Finish own tasks',
      actors: ['user'],
      goal: 'Know what is to be done today, and mark what is done',
    },
    {
      id: 'UC-10',
      title: 'Keep users',
      actors: ['admin'],
      goal: 'Add, change and block people, and give a new password',
    },
    {
      id: 'UC-11',
      title: 'Keep all customers',
      actors: ['admin'],
      goal: 'See and correct every card, and delete one that nothing belongs to',
    },
    {
      id: 'UC-12',
      title: 'Hand a customer over',
      actors: ['admin'],
      goal: 'Give a customer with tickets and quotes to another user',
      related: { kind: 'extend', to: 'UC-11' },
    },
    {
      id: 'UC-13',
      title: 'Lead a lead through its stages',
      actors: ['admin'],
      goal: 'Know at any time how far each chance of a sale has come',
    },
    {
      id: 'UC-14',
      title: 'Make a customer of a lead',
      actors: ['admin'],
      goal: 'Have a won lead as a customer without typing anything twice',
      related: { kind: 'extend', to: 'UC-13' },
    },
    {
      id: 'UC-15',
      title: 'Handle tickets',
      actors: ['admin'],
      goal: 'Answer, set status and priority',
    },
    {
      id: 'UC-16',
      title: 'Write an internal note',
      actors: ['admin'],
      goal: 'Tell the other administrators what users need not read',
      related: { kind: 'extend', to: 'UC-15' },
    },
    {
      id: 'UC-17',
      title: 'Price and send a quote',
      actors: ['admin'],
      goal: 'Turn a request into an offer with lines, GST and a last day',
    },
    {
      id: 'UC-18',
      title: 'Give tasks',
      actors: ['admin'],
      goal: 'Say who does what by when',
    },
    {
      id: 'UC-19',
      title: 'Read and download reports',
      actors: ['admin'],
      goal: 'Know how leads, people, tickets and quotes did in a span of days',
    },
    {
      id: 'UC-20',
      title: 'Look into the access log',
      actors: ['admin'],
      goal: 'See who signed in, who was refused and who downloaded what',
    },
  ],
  dataFlow: {
    entities: { user: 'User', admin: 'Administrator' },
    stores: [
      { id: 'D1', title: 'Users', tables: ['users', 'login_attempts'] },
      { id: 'D2', title: 'Customers', tables: ['customers'] },
      { id: 'D3', title: 'Leads', tables: ['leads', 'lead_history'] },
      { id: 'D4', title: 'Tickets', tables: ['tickets', 'ticket_replies'] },
      { id: 'D5', title: 'Quotes', tables: ['quotes', 'quote_items'] },
      { id: 'D6', title: 'Tasks', tables: ['tasks'] },
      { id: 'D7', title: 'Access log', tables: ['access_log'] },
    ],
    processes: [
      {
        title: 'Sign in',
        user: { in: ['login, password'], out: ['own desk'] },
        admin: { in: ['login, password'], out: ['dashboard'] },
        stores: [
          ['D1', 'both'],
          ['D7', 'writes'],
        ],
      },
      {
        title: 'Keep users',
        user: { in: ['name, phone'], out: ['profile'] },
        admin: { in: ['account, role, status'], out: ['list of users'] },
        stores: [
          ['D1', 'both'],
          ['D7', 'writes'],
        ],
      },
      {
        title: 'Keep customers',
        user: { in: ['card of a customer'], out: ['own customers'] },
        admin: { in: ['card, owner'], out: ['all customers'] },
        stores: [
          ['D1', 'reads'],
          ['D2', 'both'],
          ['D7', 'writes'],
        ],
      },
      {
        title: 'Lead leads to customers',
        admin: { in: ['lead', 'new stage, note'], out: ['board, history'] },
        stores: [
          ['D1', 'reads'],
          ['D2', 'both'],
          ['D3', 'both'],
        ],
      },
      {
        title: 'Handle tickets',
        user: { in: ['ticket, reply'], out: ['answer, status'] },
        admin: { in: ['answer, note, status'], out: ['open tickets'] },
        stores: [
          ['D2', 'reads'],
          ['D4', 'both'],
        ],
      },
      {
        title: 'Make quotes',
        user: { in: ['requirement', 'decision'], out: ['offer with sum'] },
        admin: { in: ['prices, terms, last day'], out: ['requests'] },
        stores: [
          ['D2', 'reads'],
          ['D5', 'both'],
        ],
      },
      {
        title: 'Give and finish tasks',
        user: { in: ['done'], out: ['own tasks'] },
        admin: { in: ['task, person, day'], out: ['late tasks'] },
        stores: [
          ['D2', 'reads'],
          ['D6', 'both'],
        ],
      },
      {
        title: 'Report',
        admin: { in: ['report, span of days'], out: ['report, CSV, log'] },
        stores: [
          ['D3', 'reads'],
          ['D4', 'reads'],
          ['D5', 'reads'],
          ['D7', 'both'],
        ],
      },
    ],
  },
  normalisation: {
    introduction:
      'A relation is normalised when each fact stands in one place, so that it cannot be changed in one row and forgotten in another. The steps below begin with the sheet on which a firm writes its offers and end with tables of this project. Keys are named first; a key of several columns is unique as a whole.',
    steps: [
      {
        title: 'Not normalised: the sheet of offers',
        paragraphs: [
          'One line for each offer, with everything about it. The column of goods holds a list of unknown length; the customer and the person who looks after it are copied into each offer, and a new email address has to be corrected in all of them.',
        ],
        sample: {
          columns: ['Offer', 'Customer', 'Looked after by', 'GST', 'Goods'],
          rows: [
            [
              'Q-0011',
              'Tin Roof Bakery, Sunita Pillai, sunita@tinroof.example',
              'Ravi Kumar, user@crm.example',
              '18 %',
              'Counter software 3 × 12,000; training 1 × 6,500',
            ],
            [
              'Q-0012',
              'Tin Roof Bakery, Sunita Pillai, sunita@tinroof.example',
              'Ravi Kumar, user@crm.example',
              '18 %',
              'Receipt paper 40 × 65',
            ],
          ],
        },
      },
      {
        title: 'First normal form: one value in one cell',
        paragraphs: [
          'The list of goods becomes rows: one for each line of an offer, found by the number of the offer and the number of the line together. Every cell holds one value, but customer, person and GST are now repeated with each line.',
        ],
        relations: [
          {
            name: 'offer_lines',
            key: ['offer_no', 'line_no'],
            others: [
              'title',
              'company',
              'contact',
              'email',
              'user_name',
              'user_email',
              'gst_percent',
              'valid_until',
              'description',
              'quantity',
              'unit_rupees',
            ],
          },
        ],
      },
      {
        title: 'Second normal form: facts about the whole key',
        paragraphs: [
          'Only description, quantity and price belong to a line. Title, customer, GST and last day depend on the number of the offer alone, which is a part of the key. They move to a relation of offers.',
        ],
        relations: [
          {
            name: 'offer',
            key: ['offer_no'],
            others: [
              'title',
              'company',
              'contact',
              'email',
              'user_name',
              'user_email',
              'gst_percent',
              'valid_until',
            ],
          },
          {
            name: 'line',
            key: ['offer_no', 'line_no'],
            others: ['description', 'quantity', 'unit_rupees'],
          },
        ],
      },
      {
        title: 'Third normal form: facts about nothing but the key',
        paragraphs: [
          'In an offer, company and person depend on the customer’s email, and the name of the user on that user’s login: facts about something that is not the key. They move to relations of customers and users, and an offer only names its customer. Who looks after the customer is a fact about the customer, so it is written there once.',
          'These are tables of the project. A short number, id, stands for each longer key, which stays unique by itself: the email of a customer, the login of a user.',
        ],
        relations: [
          { name: 'users', key: ['id'], others: ['name', 'email', 'phone', 'role', 'status'] },
          {
            name: 'customers',
            key: ['id'],
            others: ['owner_id', 'company', 'contact', 'email', 'phone', 'city', 'industry'],
          },
          {
            name: 'quotes',
            key: ['id'],
            others: [
              'customer_id',
              'requested_by',
              'title',
              'status',
              'gst_percent',
              'revision',
              'valid_until',
            ],
          },
          {
            name: 'quote_items',
            key: ['id'],
            others: ['quote_id', 'description', 'quantity', 'unit_rupees'],
          },
        ],
      },
    ],
    remarks: [
      'Net, GST and total of a quote are never stored. They are computed from its lines, so they cannot contradict them.',
      'The rate of GST is stored with each quote although it is a setting: it is the rate of that day, and old offers keep it.',
      'A lead holds company, person and email although a customer may have the same: it is what was known then. Once it is won it names the customer, who is the one to be corrected.',
      'leads.stage and the last line of lead_history say the same. The stage is what lists and reports ask for; both are written in one transaction and nowhere else.',
    ],
  },
  testing: [
    'The application is tested as a black box, in the way it is used: a small browser, written in plain PHP, opens pages, fills forms in and presses buttons, and then the test looks at the page and into the database. Each test begins with the sample data, on a day that the test chooses, so that it does not matter when it is run. Where two people act at one moment, the test holds a lock as the first person and lets the second one wait.',
    'Every row below is one automated test of the folder tests/. Number, case, steps and expected result are read from the comment above the test when this document is made, so table and tests cannot disagree. The command is php tests/run.php; it needs nothing besides PHP and the database.',
  ],
  limitations: [
    'Nothing is sent: users read answers and offers in the application, and nobody is told by email.',
    'Customers have no sign-in. A user writes down what they ask for and decide.',
    'An accepted quote is the end: there are no orders, invoices or payments.',
    'A quote has six lines at most, and money is kept in whole rupees.',
    'There are two roles. A user cannot see the customers of an absent colleague until an administrator hands them over.',
    'The brake on guessing passwords counts for one login and one computer. Many computers together can guess more, slowly; there is no second factor.',
    'Currency, time zone and language are those of India and English.',
  ],
  references: [
    ...reportBibliography,
    'Government of India. The Central Goods and Services Tax Act, 2017 (No. 12 of 2017).',
  ],
} satisfies Partial<ProjectDocumentation>;
