/**
 * The hostel project as its page shows it. The project's test runs the commands below exactly as written, so that a
 * step that no longer works is found before a student finds it.
 */
import type { PhpProject } from '../../schema.ts';

export const hostelManagement = {
  id: 'hostel-management',
  title: 'Hostel Management',
  text: 'The register of a hostel: rooms and beds, bookings, fees with receipts, complaints and notices, for the office and for students.',
  image: '/projects/hostel-management/dashboard.webp',
  overview: [
    'A hostel office keeps five books: who lives in which bed, who has asked for one, who has paid, what is broken, and what everybody should know. This project is all five in one application, with a sign-in for the office and one for each student.',
    'It is written in plain PHP without a framework, in small files that you can read in an afternoon. You can follow one request from the address in the browser through the route table, the role check and the controller to the SQL and back to the page.',
    'It is also careful where projects of this kind usually are not: every value reaches the database through a prepared statement, every form carries a token, one bed can never be given twice, and a student can never open another student’s receipt.',
  ],
  technology: {
    language: 'PHP 8.2 or newer, without a framework',
    database: 'MariaDB 10.4 or newer, or MySQL 8 or newer',
    frontend: 'HTML and one style sheet of its own; works without JavaScript',
    browsers: 'Chrome, Edge, Firefox and Safari of the last three years, on a phone as well',
    software: 'XAMPP, or PHP with pdo_mysql and MariaDB by themselves',
    updated: '2026-11-23',
  },
  features: [
    'A key board of the whole hostel: every bed is a tag, filled when it is taken',
    'Bookings by students, answered by the office in one step that gives the bed and raises the fees',
    'The database itself refuses to give one bed to two students',
    'Monthly fees for all residents at once; pressing a button twice raises, pays and books nothing twice',
    'A day of moving out that lies ahead is noted, and the bed stays taken until then',
    'Part payments, waivers with a reason, and numbered receipts ready to print',
    'Complaints as a conversation between student and office',
    'A notice board with pinned notices and a last day for each',
    'Four reports, each as a page and as a CSV file',
    'An access log of sign-ins, wrong passwords and refused pages',
    'Passwords stored as hashes, tokens in all forms, and a brake on guessing that locks nobody out',
    'Automated tests in plain PHP that run with one command',
  ],
  modules: {
    admin: [
      'Dashboard with beds taken, money received, money owed, waiting bookings and open complaints',
      'Courses: add, change, close, and delete if nobody studies them',
      'Rooms and beds: blocks, who may live there, monthly fee, beds added and removed',
      'Students: add, search, change, close an account, set a new password',
      'Bookings: approve with a bed or refuse with a reason',
      'Allocations: give a bed, move a resident, note who leaves when, free a bed, see past stays',
      'Fees: raise one or a whole month, record payments, waive, print receipts',
      'Complaints: set the state and reply',
      'Notices: write, pin, limit to a last day, delete',
      'Reports on occupancy, dues, collection and complaints, with CSV files',
      'Access log with search',
    ],
    user: [
      'Register with the details that a hostel asks for',
      'See suitable rooms with free beds, and book one',
      'Follow the booking, or withdraw it while it waits',
      'See fees and what is still owed, and print every receipt',
      'Raise a complaint, read the answer, reply',
      'Read the notice board',
      'Keep phone, guardian and address up to date',
      'Change the password, which signs out every other device',
    ],
  },
  userRole: 'Student',
  installation: [
    {
      step: 'Install XAMPP with PHP 8.2 or newer and start MySQL in its control panel. Unzip the download (under XAMPP into the folder htdocs) and open a terminal where you unzipped it. XAMPP’s Shell button opens one; type cd htdocs there first. Then go into the project’s folder.',
      command: 'cd hostel-management',
    },
    {
      step: 'Make an empty database. (In phpMyAdmin: New, name hostel_management, utf8mb4.)',
      command:
        'mysql -h 127.0.0.1 -u root -e "CREATE DATABASE hostel_management CHARACTER SET utf8mb4"',
    },
    {
      step: 'Import the tables. (In phpMyAdmin: choose the database, then Import.)',
      command: 'mysql -h 127.0.0.1 -u root hostel_management -e "source database/schema.sql"',
    },
    {
      step: 'Import the sample data in the same way.',
      command: 'mysql -h 127.0.0.1 -u root hostel_management -e "source database/seed.sql"',
    },
    {
      step: 'Start the application and open http://127.0.0.1:8000 in a browser. If XAMPP’s Apache is running, you can open http://localhost/hostel-management/ instead and leave this command out.',
      command: 'php -S 127.0.0.1:8000 -t public',
    },
  ],
  demo: {
    admin: { login: 'admin@hostel.example', password: 'Warden@2026' },
    user: { login: 'student@hostel.example', password: 'Student@2026' },
  },
  downloads: {
    source: '/downloads/hostel-management.zip',
    documentation: '/downloads/hostel-management.pdf',
  },
  screenshots: [
    { title: 'The office dashboard', src: '/projects/hostel-management/dashboard.webp' },
    { title: 'Rooms and beds', src: '/projects/hostel-management/rooms.webp' },
    { title: 'A waiting booking', src: '/projects/hostel-management/booking.webp' },
    { title: 'Fees', src: '/projects/hostel-management/fees.webp' },
    { title: 'A receipt', src: '/projects/hostel-management/receipt.webp' },
    { title: 'A complaint', src: '/projects/hostel-management/complaint.webp' },
    { title: 'Report of open dues', src: '/projects/hostel-management/report.webp' },
    { title: 'A student’s start page', src: '/projects/hostel-management/student-home.webp' },
    { title: 'Fees as a student sees them', src: '/projects/hostel-management/student-fees.webp' },
    { title: 'Sign in', src: '/projects/hostel-management/sign-in.webp' },
  ],
} satisfies PhpProject;
