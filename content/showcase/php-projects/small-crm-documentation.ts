/**
 * The project report of the small CRM: the text of its downloadable documentation. The project's test compares its
 * tables with a real database, and a script takes its screenshots.
 */
import type { ProjectDocumentation } from './documentation-schema.ts';
import { smallCrmAnalysis } from './small-crm-analysis.ts';
import { smallCrmRelations, smallCrmTables } from './small-crm-tables.ts';

export const smallCrmDocumentation = {
  ...smallCrmAnalysis,
  id: 'small-crm',
  title: 'Small CRM',
  subtitle: 'Customer relationship management for a small firm: leads, customers, tickets, quotes',
  problem: [
    'A firm of five or ten people sells by talking. One person knows that a bakery wants one bill for its three shops, another has promised a school a price by Friday, a third was told on the phone that labels come off in the wash. What each of them knows is in a notebook, a mailbox or a head, and when that person is away the customer has to tell everything again.',
    'Three things go wrong again and again. A chance is forgotten, because nobody sees that a lead has been waiting for three weeks. A price is quoted twice and differently, because the first offer cannot be found. And a complaint is answered by the wrong person, or by nobody, because it is not written anywhere whose it is.',
    'Large systems for this work exist, but they are made for large firms: they cost a monthly fee for each person, need a connection to somebody else’s computers, and have a hundred pages of which a small firm needs ten. This project is those ten pages. It runs on any computer with PHP and a database, and its data stays with the firm.',
    'It is also meant to be read. Everything that a web application needs, from the first request to the last row in the database, stands in short files without a framework, so that a student can follow it, change it and defend it.',
  ],
  objectives: [
    'Keep one card for each customer, with the tickets and quotes that belong to it',
    'Show all leads by stage, with their value, so that none is forgotten',
    'Turn a won lead into a customer without typing anything twice',
    'Let users raise tickets for their customers and follow the answers',
    'Take a quote from request to decision, with sums and GST that the computer works out',
    'Give tasks a person and a day, and mark those that are late',
    'Show administrators the state of the firm on one page, and give reports that open in a spreadsheet',
    'Let each user see only their own customers, whatever address or form is tried',
    'Withstand the usual attacks on web applications, and show in the source how',
  ],
  scope: {
    included: [
      'Two roles, administrator and user, with sign-in, profile and change of password',
      'Users, customers, leads, tickets, quotes, tasks, reports and an access log',
      'Sample data: five users, twenty-four customers, twenty-three leads, and what belongs to them',
      'Use on a computer and on a phone; quotes can be printed',
    ],
    excluded: [
      'Sending email or messages: users read answers and offers in the application',
      'Sign-in for the customers themselves: users write down what a customer asks and decides',
      'Invoices, payments and stock: an accepted quote is where the accounts begin',
      'Several firms in one installation',
    ],
  },
  architecture: {
    paragraphs: [
      'The application follows the pattern model, view, controller, written by hand. Every request enters through one file, public/index.php, the only PHP file below the folder that the web server hands out. The classes, the pages and the SQL lie beside it and cannot be reached by an address.',
      'A controller is a class for one module. It reads the form, asks a model and chooses a view. A model is a class for one table and holds all SQL about it: Lead::move, Quote::send, Ticket::reply. A view is an HTML file with a few lines of PHP; every value it prints passes through the function e(), which escapes it.',
      'There is no JavaScript. Filters are forms that are sent with GET, so that a filtered list has an address that can be kept. Changes are forms that are sent with POST and answered with a redirect, so that reloading a page never does anything twice. Charts are SVG: PHP works out the positions and the style sheet gives the colours.',
      'Settings come from environment variables and fall back to those of a fresh XAMPP installation. The application starts on a student’s computer without a change, and can be configured on a server without touching the source.',
    ],
    parts: [
      {
        name: 'Front controller',
        path: 'public/index.php',
        duty: 'Every request begins here; it loads the classes and calls the kernel.',
      },
      {
        name: 'Kernel',
        path: 'app/Kernel.php',
        duty: 'Headers, session, route, role, token, controller, error pages, always in this order.',
      },
      {
        name: 'Route table',
        path: 'app/routes.php',
        duty: 'Every address with its method, the roles that may use it, and its controller.',
      },
      {
        name: 'Sign-in',
        path: 'app/Auth.php',
        duty: 'Checks passwords, starts sessions, says who is signed in, checks the role.',
      },
      {
        name: 'Forms',
        path: 'app/Form.php',
        duty: 'Rules for each kind of field; keeps what was typed and the sentence beside it.',
      },
      {
        name: 'Database',
        path: 'app/Database.php',
        duty: 'The connection (PDO), prepared statements, transactions.',
      },
      {
        name: 'Controllers',
        path: 'app/controllers/',
        duty: 'Eleven modules: what happens for each address.',
      },
      {
        name: 'Models',
        path: 'app/models/',
        duty: 'All SQL, one class for each subject, with the rules of ownership.',
      },
      {
        name: 'Views',
        path: 'views/',
        duty: 'The pages, and parts that several of them share.',
      },
      {
        name: 'Charts',
        path: 'app/Chart.php',
        duty: 'Draws columns and bars as SVG, with a description in words.',
      },
      {
        name: 'Database files',
        path: 'database/',
        duty: 'schema.sql makes the tables; seed.sql fills them with sample data.',
      },
      {
        name: 'Tests',
        path: 'tests/',
        duty: 'The test cases, and the small browser and server they are run with.',
      },
    ],
    request: [
      'The browser asks for an address, for example GET /customers/12.',
      'The kernel sends the security headers and starts the session.',
      'The router looks for the address in the route table. An unknown address ends here with 404, a wrong method with 405.',
      'The role is checked. A visitor is sent to the sign-in page, a user on an administrator’s page is refused with 403, and the attempt is written down.',
      'For a POST the CSRF token of the form is compared with that of the session. A missing or wrong one ends the request with 419. A form that was sent already is led to where it ended.',
      'The controller asks the model for the customer; the SQL contains the ownership rule, so a customer of somebody else is simply not found.',
      'The view turns the rows into HTML, and the layout puts heading, tabs and messages around it.',
      'The answer is sent. Any error on the way becomes a plain page; its details go to the log of the server only.',
    ],
  },
  modules: [
    {
      title: 'Sign-in and session',
      role: 'both',
      purpose:
        'Both roles sign in on the same page. The account decides what is shown afterwards; nothing in the address or the form does.',
      points: [
        'After three wrong passwords the next try from the same computer waits a few seconds, thirty at most; nobody is ever locked out.',
        'One sentence for a wrong password, an unknown login and a blocked account, so that logins cannot be found out.',
        'A new session id at each sign-in; after forty-five quiet minutes a session ends.',
        'A page that was asked for before signing in opens afterwards.',
      ],
    },
    {
      title: 'Dashboard',
      role: 'admin',
      purpose:
        'One page that answers what the administrator asks each morning: how much is in the pipeline, what is urgent, what waits for a price, what is late.',
      points: [
        'Five figures, each from one query made when the page is opened.',
        'Bars for the value of open leads by stage, columns for the value won in each of six months.',
        'The open tickets by priority, quotes to price, and the next tasks with a button to finish them.',
      ],
    },
    {
      title: 'Users',
      role: 'admin',
      purpose:
        'Accounts of the people who work with the system. They are blocked and never deleted, because tickets, quotes and the log point at them.',
      points: [
        'Add, change, block, unblock, give a new password.',
        'Administrators cannot block themselves or take their own role away, nor two of them each other’s at one moment: one always remains.',
        'A blocked user is out at the next click, not only at the next sign-in.',
      ],
    },
    {
      title: 'Customers',
      role: 'both',
      purpose:
        'The card of a firm: person, email, phone, city, notes, and on the same page its tickets and quotes. An administrator sees all of them, a user only their own.',
      points: [
        'Search in company, person, email, phone and city; filter by industry; pages of twelve.',
        'Only an administrator can give a customer to another user; tickets and quotes go along.',
        'Only a customer without tickets, quotes and won leads can be deleted.',
        'One email belongs to one customer.',
      ],
    },
    {
      title: 'Leads',
      role: 'admin',
      purpose:
        'Chances of a sale as a board with one column for each stage, from new to won or lost. Each column shows how many it holds and their value.',
      points: [
        'Each move is written to the history with its time, its author and a note.',
        'A won lead becomes a customer of the user who has the lead; a customer with the same email goes to that user, and the page says so beforehand.',
        'A won lead stays as it was won, with its history, which the search and the page of the customer lead to; a lost one can be taken up again.',
        'A lead of a blocked user is given to somebody else before it is won.',
      ],
    },
    {
      title: 'Tickets',
      role: 'both',
      purpose:
        'Problems of customers and the conversation about them. Users raise tickets for their own customers, read the answers and close them; administrators handle all of them.',
      points: [
        'Status open, in progress, resolved, closed; the list shows open ones of high priority first.',
        'An administrator’s first answer puts a ticket in progress; a user’s reply opens a resolved one again.',
        'Internal notes of administrators are not even read from the database for a user.',
        'A closed ticket takes no more replies; an answer that comes too late stays on the page, to be copied.',
        'Nobody closes a ticket without having read the last answer, even if it is sent at the same moment.',
      ],
    },
    {
      title: 'Quotes',
      role: 'both',
      purpose:
        'Offers with prices. A user writes what the customer needs, an administrator prices up to six lines and sends them, and the user notes what the customer decided.',
      points: [
        'Net, GST and total are worked out from the lines; money is kept in whole rupees.',
        'The rate of GST is stored with each quote, so that a new rate does not change old offers.',
        'After its last day a quote cannot be accepted; an administrator can send it again.',
        'A decided quote cannot change, and a price that was changed meanwhile cannot be accepted unseen. The page prints well.',
        'Of two administrators who price the same quote, the second one first reads what the other one has sent.',
      ],
    },
    {
      title: 'Tasks',
      role: 'both',
      purpose:
        'What has to be done, by whom and by when. Administrators give tasks to anybody; users see their own and finish them.',
      points: [
        'Open tasks first, by day; late ones are marked.',
        'A task may name a customer.',
        'Done can be taken back; pressed twice it stays done.',
      ],
    },
    {
      title: 'Reports',
      role: 'admin',
      purpose:
        'Four tables for any range of dates: leads by stage, work by user, tickets by category with the average time to help, quotes by customer.',
      points: [
        'Each can be downloaded as CSV in UTF-8, which spreadsheets recognise.',
        'A cell that begins like a formula is made harmless, because customers’ names come from outside.',
        'Downloads are written to the access log.',
      ],
    },
    {
      title: 'Access log',
      role: 'admin',
      purpose:
        'Who signed in and out, wrong passwords, refused pages and records, changes of accounts. Lines are added, never changed.',
      points: [
        'Filter by event, search by name, detail or address.',
        'Passwords are never written down, not even wrong ones.',
      ],
    },
    {
      title: 'My desk',
      role: 'user',
      purpose:
        'A user’s start page: their own tasks with due days, the tickets they follow, and quotes that wait for the customer’s word.',
      points: [
        'Four figures, each a link to what it counts or to the next step.',
        'Tasks can be finished from here.',
      ],
    },
    {
      title: 'Profile and password',
      role: 'both',
      purpose:
        'Name and phone can be changed by everybody; the email is the login and is changed by an administrator.',
      points: [
        'A change of password needs the current one, and ten characters or more.',
        'Sessions on other computers end with the change.',
      ],
    },
  ],
  entities: smallCrmTables,
  relations: smallCrmRelations,
  diagram: [
    ['lead_history', 'leads', 'login_attempts'],
    ['users', 'customers', 'access_log'],
    ['tickets', 'quotes', 'tasks'],
    ['ticket_replies', 'quote_items'],
  ],
  flows: [
    {
      title: 'From lead to customer',
      actor: 'Administrator',
      steps: [
        'Adds a lead with firm, person, email, value and the user it is given to. Its stage is new, and the history has its first line.',
        'Moves it along: contacted, qualified, proposal, each time with a note if there is something to say.',
        'Chooses won. The row is locked, the move is checked against the stage it has at this moment.',
        'A customer is made from the lead, or found by the email and given to the user of the lead, and written into the lead.',
        'The history gets its line, and the transaction ends.',
      ],
      ends: 'The user finds a new customer. If any step fails, none of them has happened. A lead that somebody else has moved in the meantime is refused with a sentence.',
    },
    {
      title: 'A ticket from question to answer',
      actor: 'User and administrator',
      steps: [
        'The user chooses one of their own customers, a category and a priority, and writes what happened.',
        'The administrator sees it on the dashboard, reads it and answers; the ticket is in progress.',
        'Administrators leave internal notes for each other in the same conversation.',
        'The administrator sets the status to resolved; the time is kept for the report.',
        'The user closes the ticket, or replies, which opens it again.',
      ],
      ends: 'A closed ticket stays readable and takes no more replies.',
    },
    {
      title: 'A quote from request to decision',
      actor: 'User and administrator',
      steps: [
        'The user requests a quote: customer, title, what is needed.',
        'The administrator opens it from the dashboard and enters lines with quantity and price, a last day and terms.',
        'Sending replaces the lines and sets the status in one transaction, unless somebody else has sent the quote since the page was opened.',
        'The user reads net, GST and total, and tells the customer.',
        'The user notes accepted or declined.',
      ],
      ends: 'The quote is decided and cannot change. After its last day it can only be declined or sent again; a second decision, or one about an offer that was changed meanwhile, is refused, because the UPDATE itself asks for status and revision.',
    },
    {
      title: 'Signing in',
      actor: 'Everybody',
      steps: [
        'The visitor opens a page and is sent to the sign-in page; the page is remembered.',
        'The application looks how many wrong passwords came for this login from this computer, and counts the new try before it looks at the password.',
        'The password is verified against the hash. For an unknown login a hash of nobody is verified, so that both take equally long.',
        'The session starts afresh under a new id, and the line is written to the log.',
        'The remembered page opens.',
      ],
      ends: 'After three wrong passwords the next try waits two seconds, then four, and never more than thirty. At other computers the owner of the login notices nothing.',
    },
    {
      title: 'Handing a customer to another user',
      actor: 'Administrator',
      steps: [
        'Opens the customer and chooses Edit.',
        'Chooses the other user as the one who looks after it.',
        'Saves. Nothing else has to be changed, because tickets and quotes belong to the customer.',
      ],
      ends: 'From the next click on, the new user sees the customer, its tickets and its quotes, and the former user does not.',
    },
  ],
  screens: [
    {
      name: 'sign-in',
      as: 'visitor',
      path: '/login',
      caption: 'Signing in. Both roles use the same page.',
    },
    {
      name: 'dashboard',
      as: 'admin',
      path: '/',
      caption: 'The dashboard: five figures, two charts drawn by PHP, and what is urgent.',
    },
    {
      name: 'leads',
      as: 'admin',
      path: '/leads',
      caption: 'The board of leads. Each column shows its number of leads and their value.',
    },
    {
      name: 'lead',
      as: 'admin',
      path: '/leads/12',
      caption: 'One lead: where it stands, where it may go, and each move so far.',
    },
    {
      name: 'customers',
      as: 'admin',
      path: '/customers',
      caption: 'All customers with the user who looks after each.',
    },
    {
      name: 'ticket',
      as: 'admin',
      path: '/tickets/2',
      caption: 'A ticket. The note with the dashed border is seen by administrators only.',
    },
    {
      name: 'pricing',
      as: 'admin',
      path: '/quotes/12/prepare',
      caption: 'Pricing a quote line by line.',
    },
    {
      name: 'report',
      as: 'admin',
      path: '/reports/team',
      caption: 'A report for six months, ready to download as CSV.',
    },
    {
      name: 'access-log',
      as: 'admin',
      path: '/access-log',
      caption: 'The access log with sign-ins, refused pages and wrong passwords.',
    },
    {
      name: 'my-desk',
      as: 'user',
      path: '/',
      caption: 'A user’s desk: their own tasks, tickets and quotes.',
    },
    {
      name: 'quote',
      as: 'user',
      path: '/quotes/11',
      caption: 'A quote with its sum and the buttons for the customer’s decision.',
    },
  ],
  security: [
    {
      threat: 'SQL injection',
      defence:
        'Every value travels in a prepared statement of the database itself (emulation is off). Names of tables and columns are written in the source only.',
      where: 'app/Database.php',
    },
    {
      threat: 'Cross-site scripting (XSS)',
      defence:
        'Every value is printed through e(). A content security policy allows no script at all, so one that slipped through would not run.',
      where: 'app/functions.php, app/Kernel.php',
    },
    {
      threat: 'Cross-site request forgery (CSRF)',
      defence:
        'Each POST must carry the secret of the session; it is checked in one place before any controller. Cookies are SameSite=Lax.',
      where: 'app/Csrf.php, app/Kernel.php',
    },
    {
      threat: 'Reaching pages of another role',
      defence:
        'Each line of the route table names its roles. The check comes before the controller, and a refusal is logged.',
      where: 'app/routes.php, app/Auth.php',
    },
    {
      threat: 'Guessing the numbers of others’ records',
      defence:
        'The ownership rule is part of each query. A record of somebody else answers like one that does not exist.',
      where: 'app/models/Customer.php',
    },
    {
      threat: 'Stolen database',
      defence:
        'Passwords are kept as bcrypt hashes, each with its own salt, and hashed anew when PHP raises its cost.',
      where: 'app/models/User.php',
    },
    {
      threat: 'Trying many passwords',
      defence:
        'Each wrong one makes the next try for this login from this computer wait a little longer; nobody can be locked out.',
      where: 'app/models/LoginAttempt.php',
    },
    {
      threat: 'Planted or stolen sessions',
      defence:
        'A new id at sign-in, ids of our own only, HttpOnly cookies, Secure under HTTPS, an end after idle time and after a change of password.',
      where: 'app/Session.php, app/Auth.php',
    },
    {
      threat: 'Formulas in spreadsheets',
      defence: 'A CSV cell that begins with =, +, - or @ gets a quote in front and stays text.',
      where: 'app/Csv.php',
    },
    {
      threat: 'Fields added to a form by hand',
      defence:
        'Controllers name the fields they read. The owner of a customer, for example, is read for administrators only.',
      where: 'app/controllers/CustomerController.php',
    },
    {
      threat: 'Two people at the same moment',
      defence:
        'Changing or moving a lead, sending a quote, answering or closing a ticket and changing a user lock the row; a form names the revision or the reply that was on its page, and is refused if there is a later one.',
      where: 'app/models/Lead.php, app/models/Quote.php, app/models/Ticket.php',
    },
    {
      threat: 'A form sent twice',
      defence:
        'Every printed form has a mark; the same form with the same content is led to where the first one ended.',
      where: 'app/Once.php',
    },
    {
      threat: 'Names that deceive',
      defence:
        'Characters without width and marks that turn the direction of writing are taken out; what cannot be seen counts as empty.',
      where: 'app/Request.php',
    },
  ],
  furtherWork: [
    'Send an email when a ticket is answered or a quote is sent, through a queue, so that a slow mail server does not slow the page',
    'Let customers sign in themselves to see their tickets and accept quotes',
    'Turn an accepted quote into an invoice with a number of the financial year',
    'Attach files to tickets, checked by type and kept outside the public folder',
    'A calendar file (.ics) of each user’s tasks',
    'Move leads on the board by dragging, with the present form as the way without a script',
    'Two-factor sign-in for administrators',
  ],
  glossary: [
    {
      term: 'CRM',
      meaning:
        'Customer relationship management: keeping what a firm knows about its customers in one place.',
    },
    {
      term: 'Lead',
      meaning: 'Somebody who may buy; a chance of a sale that has not been decided yet.',
    },
    {
      term: 'Pipeline',
      meaning: 'All open leads together, ordered by the stage that they have reached.',
    },
    {
      term: 'Ticket',
      meaning: 'A problem of a customer that was written down, with the conversation about it.',
    },
    { term: 'Quote', meaning: 'An offer with prices and a last day on which it can be accepted.' },
    {
      term: 'GST',
      meaning: 'Goods and Services Tax, added to the net price in per cent.',
    },
    {
      term: 'Front controller',
      meaning: 'The one file through which every request enters an application.',
    },
    {
      term: 'PDO',
      meaning: 'PHP Data Objects, the part of PHP that talks to databases.',
    },
    {
      term: 'Prepared statement',
      meaning:
        'SQL that the database reads before it gets the values, so that no value can become a command.',
    },
    {
      term: 'Transaction',
      meaning: 'Several changes of a database that happen together or not at all.',
    },
    {
      term: 'CSRF token',
      meaning: 'A secret in a form that proves that the form came from the application itself.',
    },
    {
      term: 'Hash',
      meaning:
        'A value worked out from a password from which the password cannot be worked out again.',
    },
    {
      term: 'Foreign key',
      meaning: 'A column that holds the number of a row in another table.',
    },
  ],
} satisfies ProjectDocumentation;
