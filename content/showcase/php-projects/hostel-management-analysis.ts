/**
 * The analysis in the project report of Hostel Management: feasibility, requirements, use cases, data flow,
 * normalisation, limitations. Its data stores and relations name tables of the project; `documentation-schema.ts`
 * refuses those that no table matches.
 */
import type { ProjectDocumentation } from './documentation-schema.ts';
import { reportBibliography } from './report-bibliography.ts';

export const hostelManagementAnalysis = {
  feasibility: [
    {
      kind: 'Technical',
      text: 'Feasible. PHP and MariaDB run on every common computer and at every web host, and XAMPP installs both in one step. The application needs no library, no build and no connection to the internet; the techniques it uses (sessions, prepared statements, transactions) belong to the core of PHP and SQL.',
    },
    {
      kind: 'Economic',
      text: 'Feasible. All software that is needed is free of licence fees. A hostel office has a computer already; students use their phones. What costs money is time: entering rooms and students once, and a backup every evening. What is saved is the search through books and the fee that nobody asked for.',
    },
    {
      kind: 'Operational',
      text: 'Feasible. The pages follow the books that the office knows: rooms, bookings, fees, complaints, notices. Each task is one form with one button, a refused form says what is wrong in a sentence, and nothing has to be learned before the first bed can be given. Students need only an email address and a password.',
    },
    {
      kind: 'Schedule',
      text: 'Feasible in a semester. A student who builds such a system alone can plan two weeks for analysis, two for the data model and the pages on paper, five for programming, two for tests and one for the report, if each week ends with something that runs.',
    },
    {
      kind: 'Legal',
      text: 'Feasible. The application keeps personal data of students and the name and phone of one guardian, and nothing more than a hostel needs. In India the Digital Personal Data Protection Act, 2023 asks for a purpose, for consent and for protection of such data; the chapter on security says how it is protected.',
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
      { name: 'Database', value: 'MariaDB 10.4 or newer, or MySQL 8 or newer' },
      { name: 'Web server', value: 'Apache with mod_rewrite, or the server that PHP brings along' },
      { name: 'Browser', value: 'Chrome, Edge, Firefox or Safari of the last three years' },
    ],
    nonFunctional: [
      {
        quality: 'Correctness',
        requirement:
          'One bed has one resident, and a month is charged once, whatever two clerks do at one moment',
        shown:
          'Unique keys, row locks and transactions; test cases HM-23, HM-24, HM-30, HM-39, HM-54 to HM-61, HM-64',
      },
      {
        quality: 'Security',
        requirement:
          'Nobody reads or changes what the role does not allow, and nobody can be locked out by others',
        shown: 'The chapter on security; test cases HM-03 to HM-11 and HM-43 to HM-52',
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
        shown: 'Transactions around every change of several tables; test cases HM-07, HM-21, HM-38',
      },
      {
        quality: 'Maintainability',
        requirement:
          'A student finds the place of a rule in a minute and can change it without fear',
        shown:
          'One class for each subject, all SQL in models, comments that say why, tests with one command',
      },
      {
        quality: 'Portability',
        requirement:
          'The same files run under Windows, Linux and macOS, in any folder of a web server',
        shown: 'No dependency besides PHP and the database; settings come from the environment',
      },
      {
        quality: 'Privacy',
        requirement: 'Personal data are seen by their owner and by the office only',
        shown: 'Every query of the student area carries the student’s own number; test case HM-51',
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
      title: 'Change the password',
      actors: ['user', 'admin'],
      goal: 'Have a new password, and end the sessions on other devices',
    },
    {
      id: 'UC-03',
      title: 'Register',
      actors: ['user'],
      goal: 'Have an account with the details that a hostel asks for',
    },
    {
      id: 'UC-04',
      title: 'See rooms with a free bed',
      actors: ['user'],
      goal: 'Know which rooms are open to this student, and what they cost',
    },
    {
      id: 'UC-05',
      title: 'Book a room',
      actors: ['user'],
      goal: 'Ask the office for a room from a certain day',
    },
    {
      id: 'UC-06',
      title: 'Withdraw a booking',
      actors: ['user'],
      goal: 'Take back what has not been decided yet',
      related: { kind: 'extend', to: 'UC-05' },
    },
    {
      id: 'UC-07',
      title: 'See fees and dues',
      actors: ['user'],
      goal: 'Know what is owed, until when, and what has been paid',
    },
    {
      id: 'UC-08',
      title: 'Print a receipt',
      actors: ['user'],
      goal: 'Hold a receipt of a payment in hand',
      related: { kind: 'extend', to: 'UC-07' },
    },
    {
      id: 'UC-09',
      title: 'Raise a complaint',
      actors: ['user'],
      goal: 'Tell the office what is wrong, and follow what becomes of it',
    },
    {
      id: 'UC-10',
      title: 'Reply to an answer',
      actors: ['user'],
      goal: 'Say more; a resolved complaint is open again',
      related: { kind: 'extend', to: 'UC-09' },
    },
    {
      id: 'UC-11',
      title: 'Read the notice board',
      actors: ['user'],
      goal: 'Know what everybody in the hostel should know today',
    },
    {
      id: 'UC-12',
      title: 'Keep the profile up to date',
      actors: ['user'],
      goal: 'Have the right phone, guardian and address in the register',
    },
    {
      id: 'UC-13',
      title: 'Keep rooms and beds',
      actors: ['admin'],
      goal: 'Add rooms and beds, close a room that is empty, set its fee',
    },
    {
      id: 'UC-14',
      title: 'Keep students and courses',
      actors: ['admin'],
      goal: 'Find, add and correct students, close an account, set a password',
    },
    {
      id: 'UC-15',
      title: 'Decide a booking',
      actors: ['admin'],
      goal: 'Answer a student with a bed or with a reason',
      related: { kind: 'include', to: 'UC-16' },
    },
    {
      id: 'UC-16',
      title: 'Give a bed',
      actors: ['admin'],
      goal: 'Let a student move in, and raise deposit and first fee',
    },
    {
      id: 'UC-17',
      title: 'Move a resident',
      actors: ['admin'],
      goal: 'Give another bed without losing the history of the first',
    },
    {
      id: 'UC-18',
      title: 'Let a resident move out',
      actors: ['admin'],
      goal: 'Free the bed today, or write down the day on which it will be free',
    },
    {
      id: 'UC-19',
      title: 'Raise fees',
      actors: ['admin'],
      goal: 'Ask one student, or all residents of a month, for what they owe',
    },
    {
      id: 'UC-20',
      title: 'Record a payment',
      actors: ['admin'],
      goal: 'Take money, whole or in part, and hand over a numbered receipt',
    },
    {
      id: 'UC-21',
      title: 'Waive a fee',
      actors: ['admin'],
      goal: 'Let a fee go that nothing was paid for, with a reason',
    },
    {
      id: 'UC-22',
      title: 'Answer a complaint',
      actors: ['admin'],
      goal: 'Say what is being done, and set the state',
    },
    {
      id: 'UC-23',
      title: 'Publish a notice',
      actors: ['admin'],
      goal: 'Tell everybody something, from a first to a last day',
    },
    {
      id: 'UC-24',
      title: 'Read and download reports',
      actors: ['admin'],
      goal: 'Answer the warden’s and the accountant’s questions',
    },
    {
      id: 'UC-25',
      title: 'Look into the access log',
      actors: ['admin'],
      goal: 'See who signed in, who tried to, and what was refused',
    },
  ],
  dataFlow: {
    entities: { user: 'Student', admin: 'Hostel office' },
    stores: [
      { id: 'D1', title: 'Accounts', tables: ['users', 'login_attempts', 'access_log'] },
      { id: 'D2', title: 'Students', tables: ['students', 'courses'] },
      { id: 'D3', title: 'Rooms', tables: ['rooms', 'beds'] },
      { id: 'D4', title: 'Bookings', tables: ['bookings'] },
      { id: 'D5', title: 'Stays', tables: ['allocations'] },
      { id: 'D6', title: 'Fees', tables: ['fees', 'payments'] },
      { id: 'D7', title: 'Complaints', tables: ['complaints', 'complaint_replies'] },
      { id: 'D8', title: 'Notices', tables: ['notices'] },
    ],
    processes: [
      {
        title: 'Sign in and register',
        user: { in: ['details, password'], out: ['own start page'] },
        admin: { in: ['login, password'], out: ['dashboard'] },
        stores: [
          ['D1', 'both'],
          ['D2', 'both'],
        ],
      },
      {
        title: 'Keep rooms, students and courses',
        user: { in: ['phone, guardian'] },
        admin: { in: ['rooms, beds, students'], out: ['registers'] },
        stores: [
          ['D1', 'both'],
          ['D2', 'both'],
          ['D3', 'both'],
          ['D5', 'reads'],
        ],
      },
      {
        title: 'Take bookings',
        user: { in: ['room, day, note'], out: ['free rooms', 'state of the booking'] },
        admin: { in: ['refusal, reason'], out: ['waiting bookings'] },
        stores: [
          ['D2', 'reads'],
          ['D3', 'reads'],
          ['D4', 'both'],
        ],
      },
      {
        title: 'Give, change and free beds',
        user: { out: ['bed, roommates'] },
        admin: { in: ['student, bed, day', 'day of leaving'], out: ['who lives where'] },
        stores: [
          ['D3', 'reads'],
          ['D4', 'writes'],
          ['D5', 'both'],
          ['D6', 'writes'],
        ],
      },
      {
        title: 'Raise and collect fees',
        user: { out: ['fees, receipts'] },
        admin: { in: ['fee, month, waiver', 'payment'], out: ['receipt'] },
        stores: [
          ['D3', 'reads'],
          ['D5', 'reads'],
          ['D6', 'both'],
        ],
      },
      {
        title: 'Handle complaints',
        user: { in: ['complaint, reply'], out: ['answer, state'] },
        admin: { in: ['answer, new state'], out: ['open complaints'] },
        stores: [
          ['D2', 'reads'],
          ['D7', 'both'],
        ],
      },
      {
        title: 'Publish notices',
        user: { out: ['notice board'] },
        admin: { in: ['notice, first, last day'] },
        stores: [['D8', 'both']],
      },
      {
        title: 'Report',
        admin: { in: ['report, span of days'], out: ['report, CSV, log'] },
        stores: [
          ['D1', 'reads'],
          ['D5', 'reads'],
          ['D6', 'reads'],
          ['D7', 'reads'],
        ],
      },
    ],
  },
  normalisation: {
    introduction:
      'A relation is normalised when each fact stands in one place, so that it cannot be changed in one row and forgotten in another. The steps below begin with the fee sheet that an office keeps on paper and end with tables of this project. Keys are named first; a key of several columns is unique as a whole.',
    steps: [
      {
        title: 'Not normalised: the fee sheet',
        paragraphs: [
          'One line for each student, with everything that concerns the money. The last column holds a list, which grows to the right with every payment. Nothing in it can be searched, and the course, the room and its fee are written again and again.',
        ],
        sample: {
          columns: ['Reg. no.', 'Name', 'Course', 'Room, bed', 'Monthly fee', 'Fees and payments'],
          rows: [
            [
              'BT22CS014',
              'Ananya Deshmukh',
              'BTECH-CS, B.Tech Computer Science',
              'Neem 103, A',
              '5,600',
              'Oct: 5,600, receipt 11 of 5,600. Nov: 5,600, receipt 52 of 2,000',
            ],
            [
              'BT22CS027',
              'Kavya Reddy',
              'BTECH-CS, B.Tech Computer Science',
              'Neem 103, B',
              '5,600',
              'Nov: 5,600, receipt 47 of 3,000, receipt 58 of 2,600',
            ],
          ],
        },
      },
      {
        title: 'First normal form: one value in one cell',
        paragraphs: [
          'The list becomes rows: one for each receipt. A row is found by registration number, month and receipt number together. Every cell holds one value, but name, course and fee are now repeated in each row, and a student who has not paid yet has no row at all.',
        ],
        relations: [
          {
            name: 'fee_sheet',
            key: ['registration_no', 'period', 'receipt_no'],
            others: [
              'name',
              'course_code',
              'course_name',
              'block',
              'room',
              'bed',
              'monthly_fee',
              'fee_amount',
              'paid_amount',
              'paid_on',
            ],
          },
        ],
      },
      {
        title: 'Second normal form: facts about the whole key',
        paragraphs: [
          'Name and course depend on the registration number alone, the amount of a fee on student and month, the sum received on the receipt alone. Each part of the key that decides something by itself gets a relation of its own. A student without a payment, and a fee without a receipt, can now be written down.',
        ],
        relations: [
          {
            name: 'student_sheet',
            key: ['registration_no'],
            others: ['name', 'course_code', 'course_name', 'block', 'room', 'bed', 'monthly_fee'],
          },
          {
            name: 'fee',
            key: ['registration_no', 'period'],
            others: ['title', 'amount', 'due_on'],
          },
          {
            name: 'payment',
            key: ['receipt_no'],
            others: ['registration_no', 'period', 'amount', 'method', 'paid_on'],
          },
        ],
      },
      {
        title: 'Third normal form: facts about nothing but the key',
        paragraphs: [
          'In the sheet of a student the name of the course depends on its code, and the monthly fee on the room: facts about something that is not the key. They move to relations of courses and rooms. Bed and student meet in the allocation, which has a first and a last day, so that a stay is kept after it has ended.',
          'These are tables of the project. A short number, id, stands for each longer key, which stays unique by itself: the registration number, the code of a course, block and number of a room, student and month of a fee.',
        ],
        relations: [
          { name: 'courses', key: ['id'], others: ['code', 'name', 'duration_years'] },
          {
            name: 'students',
            key: ['id'],
            others: ['registration_no', 'user_id', 'course_id', 'study_year', 'gender'],
          },
          { name: 'rooms', key: ['id'], others: ['block', 'number', 'residents', 'monthly_fee'] },
          { name: 'beds', key: ['id'], others: ['room_id', 'label'] },
          {
            name: 'allocations',
            key: ['id'],
            others: ['student_id', 'bed_id', 'started_on', 'ended_on'],
          },
          {
            name: 'fees',
            key: ['id'],
            others: ['student_id', 'allocation_id', 'title', 'period', 'amount', 'due_on'],
          },
          {
            name: 'payments',
            key: ['id'],
            others: ['fee_id', 'amount', 'method', 'paid_on', 'received_by'],
          },
        ],
      },
    ],
    remarks: [
      'What is left to pay is never stored. It is computed from fees and payments, so it cannot contradict them.',
      'The amount of a fee is stored although the room has a fee: it is what was asked for then, and stays when the room becomes dearer.',
      'fees.student_id follows from fees.allocation_id where there is one. It is kept, because a fine belongs to a student and to no stay, and because the unique keys need it.',
      'Three generated columns repeat the number of a student or of a bed while a condition holds. The database fills them itself, so they cannot be wrong; unique keys over them are what refuses a second resident.',
    ],
  },
  testing: [
    'The application is tested as a black box, in the way it is used: a small browser, written in plain PHP, opens pages, fills forms in and presses buttons, and then the test looks at the page and into the database. Each test begins with the sample data, on a day that the test chooses, so that it does not matter when it is run. Where two people act at one moment, the test holds a lock as the first person and lets the second one wait.',
    'Every row below is one automated test of the folder tests/. Number, case, steps and expected result are read from the comment above the test when this document is made, so table and tests cannot disagree. The command is php tests/run.php; it needs nothing besides PHP and the database.',
  ],
  limitations: [
    'A registration is not confirmed by email. The office sees who has registered and closes accounts that are not real.',
    'A payment that was recorded cannot be cancelled in the application; the office has to note the correction elsewhere.',
    'The deposit is asked for once and kept. Its return is not recorded, nor is money given back after a move to a cheaper room.',
    'Months are charged as a whole, for the room in which they begin, whatever the day of moving in or out.',
    'Everybody in the office has the same rights, and an office account is made with two lines of SQL.',
    'The brake on guessing passwords counts for one account and one computer. Many computers together can guess more, slowly; there is no second factor.',
    'Currency, time zone and language are those of India and English.',
  ],
  references: reportBibliography,
} satisfies Partial<ProjectDocumentation>;
