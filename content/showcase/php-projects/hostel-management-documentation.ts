/**
 * The project report of Hostel Management: the text of its downloadable documentation. The tables and
 * columns are compared with a real database by the project's test.
 */
import type { ProjectDocumentation } from './documentation-schema.ts';
import { hostelManagementAnalysis } from './hostel-management-analysis.ts';
import { hostelManagementRelations, hostelManagementTables } from './hostel-management-tables.ts';

export const hostelManagementDocumentation = {
  ...hostelManagementAnalysis,
  id: 'hostel-management',
  title: 'Hostel Management',
  subtitle: 'A web application for the office and the residents of a student hostel',
  problem: [
    'A hostel of a few hundred students is often run from paper: a room register, a receipt book, a complaint book at the gate and a notice board in the corridor. Each of them works by itself, but none of them knows the others. To find out whether the student in room 103 has paid, somebody has to look into two books and trust both.',
    'Three kinds of mistakes come from this. A bed is promised to two students, because the promise and the register are in different places. A fee is asked for twice or not at all, because the list of residents of this month is copied by hand. And a complaint is lost, because nobody can see that it has been open for three weeks.',
    'The project replaces the books by one application with one database. The office decides bookings, gives beds, raises fees and writes receipts. Students see what concerns them, and only that: their bed, their fees, their complaints. The rules that matter most are not left to the attention of a clerk: the database itself refuses a second resident in one bed, and a second fee for one month.',
  ],
  objectives: [
    'Keep rooms, beds and residents in one register that is always up to date',
    'Let students ask for a room from anywhere, and let the office answer in one step',
    'Make it impossible to give one bed to two students, even when two clerks work at the same moment',
    'Raise monthly fees for all residents at once and never twice',
    'Record payments, including partial ones, and print a numbered receipt for each',
    'Give every complaint a state and an answer that the student can read',
    'Show the office the state of the hostel on one page, and give it reports that open in a spreadsheet',
    'Keep personal data safe against the usual attacks on web applications',
  ],
  scope: {
    included: [
      'Two roles, office and student, each with a sign-in and pages of its own',
      'Courses, rooms, beds, students, bookings, allocations, fees, payments, complaints and notices',
      'Four reports as pages and CSV files, and an access log',
      'Sample data for a hostel of three blocks and twenty-four students',
    ],
    excluded: [
      'Online payment: money is received by the office and recorded there',
      'Messages by email or SMS; students read answers when they sign in',
      'Mess accounts, visitor registers and attendance',
      'Several hostels in one installation',
    ],
  },
  architecture: {
    paragraphs: [
      'The application follows the pattern of model, view and controller, written by hand and without a framework. All requests enter through one file, public/index.php. It is also the only PHP file that the web server can reach: the folders with classes, views and SQL lie beside public/ and are never handed out.',
      'A model is a class for one table with functions that say what they do: Fee::pay, Moving::in. All SQL stands in the models. A controller reads the form, calls models and chooses a view. A view is an HTML file with a few lines of PHP that print values, each through the function e(), which escapes it.',
      'Settings come from environment variables and fall back to the values of a fresh XAMPP installation, so that the application starts without a change on a student’s computer and can be configured properly on a server.',
    ],
    parts: [
      {
        name: 'Front controller',
        path: 'public/index.php',
        duty: 'Every request begins here; loads the classes and calls the kernel',
      },
      {
        name: 'Kernel',
        path: 'app/Kernel.php',
        duty: 'Headers, session, route, role, token, controller, error pages, in this order',
      },
      {
        name: 'Route table',
        path: 'app/routes.php',
        duty: 'Every address with its method, the role that may open it, and its controller',
      },
      {
        name: 'Request and form',
        path: 'app/Request.php, app/Form.php',
        duty: 'Reads input once, cleaned; checks fields and sends refused forms back with what was typed',
      },
      {
        name: 'Sign-in',
        path: 'app/Auth.php, app/Session.php, app/Csrf.php',
        duty: 'Who is signed in, role checks, cookies, tokens, messages for the next page',
      },
      {
        name: 'Database',
        path: 'app/Database.php, app/Page.php',
        duty: 'The PDO connection, prepared statements, transactions, long lists in pages',
      },
      {
        name: 'Models',
        path: 'app/models/',
        duty: 'One class for each table or subject, with all SQL of the application',
      },
      {
        name: 'Controllers',
        path: 'app/controllers/',
        duty: 'One class for each module; short functions, one for each route',
      },
      {
        name: 'Views',
        path: 'views/',
        duty: 'The pages, two layouts, and the parts that pages share',
      },
      {
        name: 'Tables and sample data',
        path: 'database/',
        duty: 'schema.sql with all tables and their rules, seed.sql with the sample hostel',
      },
      {
        name: 'Tests',
        path: 'tests/',
        duty: 'The test cases, and the small browser and server they are run with',
      },
    ],
    request: [
      'The browser asks for an address, for example POST /admin/fees/12/payments.',
      'The web server finds no such file in public/ and runs public/index.php.',
      'The kernel sends the security headers and opens the session.',
      'The router looks for the row of the route table that fits method and path; without one the answer is 404 or 405.',
      'The role of that row is compared with the signed-in user: a visitor is sent to the sign-in page, a wrong role gets 403 and an entry in the access log.',
      'As this is a POST, the token of the form is compared with the one in the session, and a form that was sent already is led to where it ended.',
      'FeeController::pay checks the fields; a mistake leads back to the form with a sentence beside the field.',
      'Fee::pay locks the fee, compares the amount with what is owed and adds the payment, all in one transaction.',
      'The browser is redirected to the receipt, so that reloading the page does not pay again.',
    ],
  },
  modules: [
    {
      title: 'Sign-in and registration',
      role: 'both',
      purpose:
        'One sign-in page serves both roles and leads each to its own start page. New students register themselves; office accounts are made in the database.',
      points: [
        'Passwords are stored as bcrypt hashes and are checked even for unknown addresses, so that the response time gives nothing away',
        'After three wrong passwords the next try from the same computer waits a few seconds, thirty at most; nobody is ever locked out',
        'Changing the password ends every other session of the account',
      ],
    },
    {
      title: 'Dashboard',
      role: 'admin',
      purpose:
        'The first page of the office answers five questions: how full is the hostel, what came in, what is owed, who waits, and what is broken.',
      points: [
        'The key board shows one tag for each bed, block by block',
        'A chart drawn as SVG shows the money received in the last six months',
        'Waiting bookings and open complaints are one click away',
      ],
    },
    {
      title: 'Courses',
      role: 'admin',
      purpose:
        'Students belong to a course. A course that ends is closed for new students and stays for those who are still in it.',
      points: [
        'Each code can be used once',
        'A course can be deleted only while nobody studies it',
      ],
    },
    {
      title: 'Rooms and beds',
      role: 'admin',
      purpose:
        'A room belongs to a block, has a monthly fee, and is for women, for men or for any student. What is given away is not the room but one of its beds.',
      points: [
        'A new room gets its beds at once, labelled A, B, C and so on',
        'A bed in which somebody has ever lived stays in the register, so that history is complete',
        'A closed room is not offered to students and cannot be given; a room with people inside cannot be closed',
        'Closing a room for which students wait asks first; their bookings are then refused with the reason',
      ],
    },
    {
      title: 'Students',
      role: 'admin',
      purpose:
        'The page of one student brings together what the books kept apart: personal details, stays, fees and complaints.',
      points: [
        'Search by name, email address or registration number; filter by course and by having a bed',
        'An account can be closed; its sessions end with the next click, its waiting booking is withdrawn, and it gets no bed',
        'Closing the account of a student with a bed or a waiting booking asks first and says what happens to them',
        'The office can set a new password for a student who has forgotten it',
      ],
    },
    {
      title: 'Bookings',
      role: 'admin',
      purpose:
        'The office sees who asks for which room and answers in one step: with a bed, or with a reason.',
      points: [
        'Free beds of the room asked for stand first in the list',
        'Approving gives the bed and raises deposit and first fee, unless the student has them already: all of it or nothing',
        'Two clerks who decide the same booking cannot both succeed',
      ],
    },
    {
      title: 'Allocations',
      role: 'admin',
      purpose:
        'The register of who lives where, since when and until when. Beds can also be given without a booking.',
      points: [
        'Moving to another bed ends one stay and begins another on the same day; a stay that begins today or later only changes its bed',
        'Moving out frees the bed and keeps the stay in the list of past residents',
        'A day of moving out that lies ahead is written down; until the office frees the bed it stays taken',
        'A stay that has not begun can be cancelled; deposit and monthly fees are no longer owed, a fine still is',
        'A man is not given a bed in a room for women, nor the other way round',
      ],
    },
    {
      title: 'Fees and receipts',
      role: 'admin',
      purpose:
        'Fees are raised one by one or for all residents of a month. Each payment is a receipt with a number. What is still owed is always computed and never stored, so it cannot be wrong.',
      points: [
        'The monthly run can be repeated; whoever has the fee already is left out, also after leaving and coming back',
        'A month costs what the room costs in which it begins; fees of later months follow a move, but never fall below what was paid',
        'A student who moves out owes nothing for the months that begin on that day or later; a fee that was paid in part is settled, and counts if the student comes back',
        'Days, months and amounts far off are refused',
        'A payment can be a part of the fee, but never more than what is owed',
        'A fee without payments can be waived with a reason',
        'A receipt prints on one page without the menu',
      ],
    },
    {
      title: 'Complaints',
      role: 'both',
      purpose:
        'A complaint is a short conversation. The student describes what is wrong, the office answers and sets the state to open, in progress or resolved.',
      points: [
        'Open complaints stand first, whatever their age',
        'Student and office read the same conversation; a reply opens a resolved complaint again',
        'An answer is refused while a reply has come that was not on the page yet',
      ],
    },
    {
      title: 'Notices',
      role: 'both',
      purpose: 'The notice board of the hostel, written by the office and read by every student.',
      points: [
        'A notice can be planned for a later day and can have a last day',
        'Important notices stay on top',
      ],
    },
    {
      title: 'Reports and access log',
      role: 'admin',
      purpose:
        'Four reports answer the questions of the warden and of the accounts department. The access log answers the questions after an incident.',
      points: [
        'Occupancy, open dues, collections over any range of dates, complaints by kind',
        'Each report is also a CSV file whose cells cannot start a formula in a spreadsheet',
        'The log holds sign-ins, wrong passwords, refused pages and changed passwords',
      ],
    },
    {
      title: 'My place',
      role: 'user',
      purpose:
        'The start page of a student shows the bed as a key tag, the roommates, what is due, the latest notices and open complaints.',
      points: [
        'A student without a bed is led to the rooms',
        'Phone, guardian and address can be kept up to date; name and number come from the office',
      ],
    },
    {
      title: 'Booking a room',
      role: 'user',
      purpose:
        'Students see the rooms with a free bed that suit them and ask for one. They follow the answer, or withdraw while it waits.',
      points: [
        'Only one booking of a student can wait at a time; the database has a rule for it',
        'A refused booking shows the office’s reason',
      ],
    },
  ],
  entities: hostelManagementTables,
  relations: hostelManagementRelations,
  diagram: [
    ['login_attempts', 'notices', 'users', 'access_log'],
    ['students', 'complaint_replies', 'complaints', 'courses'],
    ['fees', 'allocations', 'bookings'],
    ['payments', 'beds', 'rooms'],
  ],
  flows: [
    {
      title: 'From registration to a bed',
      actor: 'Student, then office',
      steps: [
        'The student registers with name, email address, course and the details of a guardian.',
        'The page of rooms shows those with a free bed that are for this student.',
        'The student chooses a room, a day and perhaps a note; the booking is pending.',
        'The office opens the booking, chooses a free bed and approves.',
        'In one transaction the booking is approved, the stay begins, and deposit and first fee are raised, each only if the student does not have it yet.',
        'The student sees the key tag of the bed on the start page.',
      ],
      ends: 'If the bed was given to somebody else in the meantime, the whole transaction is undone, the booking still waits, and the office reads why.',
    },
    {
      title: 'A monthly fee, paid in two parts',
      actor: 'Office',
      steps: [
        'On the first of the month the office chooses the month and raises the fee for all residents.',
        'A student pays part of the amount; the office opens the fee and records it.',
        'The receipt appears and is printed; the fee shows what is still open.',
        'The rest is recorded later and gets a receipt of its own; the fee is now paid.',
      ],
      ends: 'A payment that is more than what is open is refused with a sentence that names the open amount.',
    },
    {
      title: 'A complaint',
      actor: 'Student and office',
      steps: [
        'The student chooses what it is about, writes one line and a description.',
        'The complaint is open and appears on the dashboard of the office.',
        'The office replies and sets the state to in progress.',
        'The student reads the reply and can answer.',
        'When the work is done the office sets the state to resolved.',
      ],
      ends: 'The conversation stays readable for both; other students never see it.',
    },
    {
      title: 'Moving to another bed and moving out',
      actor: 'Office',
      steps: [
        'The office opens the allocation of a resident and chooses a free bed.',
        'One transaction ends the old stay today, begins a new one, and gives the price of the new room to the fees of later months.',
        'When the student says to leave next week, the office writes the day and a reason; the bed stays taken.',
        'On that day the office frees the bed, and what is open of monthly fees of later months is let go.',
      ],
      ends: 'Past stays remain in the register. Fees that are open for the time before stay open. Coming back in the same month costs neither the month nor the deposit again.',
    },
    {
      title: 'Signing in',
      actor: 'Everybody',
      steps: [
        'The visitor types email address and password into a form that carries a token.',
        'The application looks how many wrong passwords came for this account from this computer, and counts the new try before it looks at the password.',
        'The password is compared with the stored hash.',
        'A new session with a new id begins and the sign-in is written into the access log.',
      ],
      ends: 'A wrong password and an unknown address get the same answer; after three of them the next try waits two seconds, then four, and never more than thirty. At other computers the owner notices nothing.',
    },
  ],
  screens: [
    {
      name: 'dashboard',
      as: 'admin',
      path: '/admin',
      caption:
        'The dashboard: five figures, the key board, six months of payments, and what waits.',
    },
    {
      name: 'rooms',
      as: 'admin',
      path: '/admin/rooms',
      caption:
        'Rooms and beds. A filled tag is taken, a light one is free, a striped one is closed.',
    },
    {
      name: 'booking',
      as: 'admin',
      path: '/admin/bookings/22',
      caption: 'A waiting booking. Beds of the room asked for come first.',
    },
    {
      name: 'fees',
      as: 'admin',
      path: '/admin/fees',
      caption: 'All fees with their state; above the list, the monthly run.',
    },
    {
      name: 'receipt',
      as: 'admin',
      path: '/admin/receipts/42',
      caption: 'A receipt, which prints without the menu.',
    },
    {
      name: 'complaint',
      as: 'admin',
      path: '/admin/complaints/1',
      caption: 'A complaint with the replies of office and student.',
    },
    {
      name: 'report',
      as: 'admin',
      path: '/admin/reports?report=dues',
      caption: 'The report of open dues, also as a CSV file.',
    },
    {
      name: 'student-home',
      as: 'user',
      path: '/student',
      caption: 'The start page of a student, with the key tag of the bed.',
    },
    {
      name: 'student-fees',
      as: 'user',
      path: '/student/fees',
      caption: 'Fees and receipts as the student sees them.',
    },
    { name: 'sign-in', as: 'visitor', path: '/login', caption: 'The sign-in page for both roles.' },
  ],
  security: [
    {
      threat: 'SQL injection',
      defence:
        'Prepared statements everywhere, with emulation switched off: commands and values travel separately',
      where: 'app/Database.php',
    },
    {
      threat: 'Stored and reflected scripts (XSS)',
      defence:
        'Every printed value goes through e(); a content security policy allows scripts from our own files only',
      where: 'app/functions.php, app/Kernel.php',
    },
    {
      threat: 'Forged forms (CSRF)',
      defence:
        'A secret token of the session in every form, checked before any controller runs; SameSite cookies as a second wall',
      where: 'app/Csrf.php',
    },
    {
      threat: 'Pages of another role',
      defence:
        'The role stands in the route table, so no page can be forgotten; refusals go into the access log',
      where: 'app/routes.php, app/Auth.php',
    },
    {
      threat: 'Records of another student',
      defence:
        'Every query of the student area takes the id of the signed-in student; the answer for others is 404',
      where: 'app/controllers/StudentAreaController.php',
    },
    {
      threat: 'Guessing passwords',
      defence:
        'Each wrong password makes the next try for this account from this computer wait a little longer; the same answer for unknown addresses; a slow hash; nobody can be locked out',
      where: 'app/models/LoginAttempt.php',
    },
    {
      threat: 'Stolen or planted sessions',
      defence:
        'A new session id at sign-in, HttpOnly and SameSite cookies, strict mode, an end after an hour without use',
      where: 'app/Session.php',
    },
    {
      threat: 'Two decisions at one moment',
      defence:
        'Unique keys over generated columns, rows locked in one order, transactions that are tried again after a deadlock',
      where: 'database/schema.sql, app/models/Moving.php',
    },
    {
      threat: 'A form sent twice',
      defence:
        'Every printed form has a mark; the same form with the same content is led to where the first one ended',
      where: 'app/Once.php',
    },
    {
      threat: 'Names that deceive',
      defence:
        'Characters without width and marks that turn the direction of writing are taken out; what cannot be seen counts as empty',
      where: 'app/Request.php',
    },
    {
      threat: 'Formulas in CSV files',
      defence: 'A cell that begins with =, +, - or @ is written as text',
      where: 'app/Csv.php',
    },
    {
      threat: 'Reading source files',
      defence: 'Only the folder public/ is handed out',
      where: '.htaccess, public/index.php',
    },
  ],
  furtherWork: [
    'Online payment through a payment provider, with the receipt written by its confirmation',
    'Messages by email when a booking is answered or a fee is due',
    'A second office role that may record payments but not change rooms',
    'Waiting lists for rooms that are full',
    'The return of the deposit as a step of moving out, and the cancellation of a wrong receipt',
    'A second factor for the office, and a confirmation of new registrations by email',
    'The interface in Hindi and other languages',
  ],
  glossary: [
    {
      term: 'Allocation',
      meaning: 'The stay of one student in one bed, with a first and perhaps a last day',
    },
    {
      term: 'Booking',
      meaning: 'The request of a student for a room, before the office has answered',
    },
    {
      term: 'CSRF',
      meaning:
        'Cross-site request forgery: another site makes the browser send a form with our cookie',
    },
    {
      term: 'Generated column',
      meaning:
        'A column whose value the database computes from others; three rules here rest on such columns',
    },
    {
      term: 'Hash',
      meaning: 'A value computed from a password from which the password cannot be computed back',
    },
    {
      term: 'Prepared statement',
      meaning: 'SQL with places for values, sent to the database apart from the values',
    },
    { term: 'Period', meaning: 'The month that a monthly fee is for, written 2026-11' },
    {
      term: 'Transaction',
      meaning: 'Several changes to the database that happen together or not at all',
    },
    { term: 'Waiver', meaning: 'The decision not to ask for a fee, kept with its reason' },
    {
      term: 'XSS',
      meaning: 'Cross-site scripting: text of one user runs as a script in the browser of another',
    },
  ],
} satisfies ProjectDocumentation;
