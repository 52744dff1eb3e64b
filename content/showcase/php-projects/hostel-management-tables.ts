/**
 * The tables of Hostel Management and their relations. The project's test compares names, types and columns with a
 * database made from the project's own SQL.
 */
import type { ProjectRelation, ProjectTable } from './documentation-schema.ts';

type Column = ProjectTable['columns'][number];
const column = (
  name: string,
  type: string,
  meaning: string,
  key: Column['key'] = null,
): Column => ({ name, type, key, meaning });
const id = column('id', 'INT', 'Number of the row, given by the database', 'primary');
const createdAt = column('created_at', 'DATETIME', 'When the row was added');

export const hostelManagementTables: ProjectTable[] = [
  {
    name: 'users',
    purpose: 'Everybody who can sign in: the office and the students.',
    columns: [
      id,
      column('role', 'ENUM', 'admin or student'),
      column('name', 'VARCHAR(80)', 'Full name'),
      column('email', 'VARCHAR(190)', 'Address to sign in with; each only once', 'unique'),
      column('password_hash', 'VARCHAR(255)', 'bcrypt hash of the password'),
      column('is_active', 'TINYINT(1)', '0 closes the account'),
      column('last_login_at', 'DATETIME', 'Last sign-in, empty before the first'),
      createdAt,
    ],
  },
  {
    name: 'courses',
    purpose: 'What students study.',
    columns: [
      id,
      column('code', 'VARCHAR(12)', 'Short code such as BTECH-CS', 'unique'),
      column('name', 'VARCHAR(80)', 'Full name of the course'),
      column('duration_years', 'TINYINT', 'Length in years'),
      column('is_active', 'TINYINT(1)', '0 closes it for new students'),
    ],
  },
  {
    name: 'students',
    purpose: 'What the hostel knows about a student beyond name and email address.',
    columns: [
      id,
      column('user_id', 'INT', 'The account of this student', 'foreign'),
      column('registration_no', 'VARCHAR(20)', 'Number given by the college', 'unique'),
      column('course_id', 'INT', 'Course', 'foreign'),
      column('study_year', 'TINYINT', 'Year of study, 1 to 6'),
      column('gender', 'ENUM', 'female, male or other; decides which rooms suit'),
      column('phone', 'VARCHAR(20)', 'Phone of the student'),
      column('guardian_name', 'VARCHAR(80)', 'Parent or guardian'),
      column('guardian_phone', 'VARCHAR(20)', 'Phone of the guardian'),
      column('home_address', 'VARCHAR(255)', 'Address at home'),
    ],
  },
  {
    name: 'rooms',
    purpose: 'The rooms of the hostel.',
    columns: [
      id,
      column('block', 'VARCHAR(30)', 'Building or wing; unique together with the number', 'unique'),
      column('number', 'VARCHAR(10)', 'Number within the block', 'unique'),
      column('floor', 'TINYINT', '0 is the ground floor'),
      column('residents', 'ENUM', 'women, men or any'),
      column('monthly_fee', 'DECIMAL(10,2)', 'Rupees a month for one bed'),
      column('amenities', 'VARCHAR(160)', 'What the room offers, in words'),
      column('is_open', 'TINYINT(1)', '0 while the room is not in use'),
    ],
  },
  {
    name: 'beds',
    purpose: 'The beds of a room; a bed is what a student is given.',
    columns: [
      id,
      column('room_id', 'INT', 'The room', 'foreign'),
      column('label', 'VARCHAR(4)', 'A, B, C …; each once in a room', 'unique'),
    ],
  },
  {
    name: 'bookings',
    purpose: 'Requests of students for a room.',
    columns: [
      id,
      column('student_id', 'INT', 'Who asks', 'foreign'),
      column('room_id', 'INT', 'The room asked for', 'foreign'),
      column('wanted_from', 'DATE', 'First day wanted'),
      column('note', 'VARCHAR(255)', 'Words of the student to the office'),
      column('status', 'ENUM', 'pending, approved, rejected or cancelled'),
      column('remark', 'VARCHAR(255)', 'Reason for a refusal'),
      column('decided_by', 'INT', 'Who in the office decided', 'foreign'),
      column('decided_at', 'DATETIME', 'When it was decided'),
      createdAt,
      column(
        'waiting_student',
        'INT, generated',
        'The student while pending, otherwise NULL: one waiting booking each',
        'unique',
      ),
    ],
  },
  {
    name: 'allocations',
    purpose: 'Who lives, or has lived, in which bed.',
    columns: [
      id,
      column('student_id', 'INT', 'The resident', 'foreign'),
      column('bed_id', 'INT', 'The bed', 'foreign'),
      column('booking_id', 'INT', 'The booking it came from, if any', 'foreign'),
      column('started_on', 'DATE', 'Day of moving in'),
      column(
        'leaving_on',
        'DATE',
        'Planned day of moving out, if there is one; the bed stays taken',
      ),
      column('ended_on', 'DATE', 'Day of moving out; NULL while living there'),
      column('end_reason', 'VARCHAR(160)', 'Why the stay ended'),
      column(
        'living_student',
        'INT, generated',
        'The student while living there: one bed each',
        'unique',
      ),
      column('occupied_bed', 'INT, generated', 'The bed while taken: one resident each', 'unique'),
    ],
  },
  {
    name: 'fees',
    purpose: 'What students owe.',
    columns: [
      id,
      column('student_id', 'INT', 'Who owes it', 'foreign'),
      column('allocation_id', 'INT', 'The stay it belongs to, if any', 'foreign'),
      column('title', 'VARCHAR(100)', 'What it is for'),
      column(
        'period',
        'CHAR(7)',
        'Month of a monthly fee; unique together with the student',
        'unique',
      ),
      column('is_deposit', 'TINYINT(1)', '1 for the security deposit'),
      column('amount', 'DECIMAL(10,2)', 'Rupees'),
      column('due_on', 'DATE', 'Last day to pay', 'index'),
      column('waived_at', 'DATETIME', 'When it was waived or let go, otherwise NULL'),
      column('waive_reason', 'VARCHAR(160)', 'Why it was waived or let go'),
      createdAt,
      column(
        'deposit_of',
        'INT, generated',
        'The student of a deposit that is not waived: one deposit each',
        'unique',
      ),
    ],
  },
  {
    name: 'payments',
    purpose: 'Money received; each row is a receipt.',
    columns: [
      id,
      column('fee_id', 'INT', 'The fee that was paid', 'foreign'),
      column('amount', 'DECIMAL(10,2)', 'Rupees received'),
      column('method', 'ENUM', 'cash, upi, card or bank_transfer'),
      column('reference', 'VARCHAR(60)', 'Number of the transaction, if any'),
      column('paid_on', 'DATE', 'Day of payment', 'index'),
      column('received_by', 'INT', 'Who in the office received it', 'foreign'),
      createdAt,
    ],
  },
  {
    name: 'complaints',
    purpose: 'What students report as wrong.',
    columns: [
      id,
      column('student_id', 'INT', 'Who complains', 'foreign'),
      column(
        'category',
        'ENUM',
        'water, electricity, furniture, cleaning, internet, food or other',
      ),
      column('subject', 'VARCHAR(100)', 'In one line'),
      column('body', 'TEXT', 'The description'),
      column('status', 'ENUM', 'open, in_progress or resolved', 'index'),
      createdAt,
      column('updated_at', 'DATETIME', 'Last reply or change of state'),
    ],
  },
  {
    name: 'complaint_replies',
    purpose: 'The conversation about a complaint.',
    columns: [
      id,
      column('complaint_id', 'INT', 'The complaint', 'foreign'),
      column('user_id', 'INT', 'Who writes: the student or the office', 'foreign'),
      column('body', 'TEXT', 'The reply'),
      createdAt,
    ],
  },
  {
    name: 'notices',
    purpose: 'The notice board.',
    columns: [
      id,
      column('title', 'VARCHAR(100)', 'Heading'),
      column('body', 'TEXT', 'Text'),
      column('is_pinned', 'TINYINT(1)', '1 keeps it on top'),
      column('published_on', 'DATE', 'First day it is shown'),
      column('expires_on', 'DATE', 'Last day it is shown; NULL for always'),
      column('created_by', 'INT', 'Who wrote it', 'foreign'),
    ],
  },
  {
    name: 'login_attempts',
    purpose: 'Wrong passwords for one account from one computer, for the brake on guessing.',
    columns: [
      column('email', 'VARCHAR(190)', 'The address that was typed', 'primary'),
      column('address', 'VARCHAR(45)', 'Network address; primary key together', 'primary'),
      column('tries', 'INT', 'Wrong passwords in a row'),
      column('last_try_at', 'DATETIME', 'When the last one was', 'index'),
    ],
  },
  {
    name: 'access_log',
    purpose: 'Who signed in, who tried to, and what was refused.',
    columns: [
      id,
      column('user_id', 'INT', 'The account, if it is known', 'foreign'),
      column('email', 'VARCHAR(190)', 'The address that was used'),
      column('event', 'ENUM', 'signed_in, sign_in_failed, access_refused and others', 'index'),
      column('detail', 'VARCHAR(190)', 'For example the refused page'),
      column('address', 'VARCHAR(45)', 'Network address'),
      column('browser', 'VARCHAR(190)', 'What the browser calls itself'),
      { ...createdAt, key: 'index' },
    ],
  },
];

const relation = (
  [fromTable, fromColumn]: [string, string],
  toTable: string,
  label: string,
  meaning: string,
  kind: ProjectRelation['kind'] = 'many-to-one',
): ProjectRelation => ({
  from: { table: fromTable, column: fromColumn },
  to: { table: toTable, column: 'id' },
  kind,
  label,
  meaning,
});

export const hostelManagementRelations: ProjectRelation[] = [
  relation(
    ['students', 'user_id'],
    'users',
    'is',
    'A student is exactly one account; office accounts have no student.',
    'one-to-one',
  ),
  relation(
    ['students', 'course_id'],
    'courses',
    'is studied by',
    'Many students study one course.',
  ),
  relation(['beds', 'room_id'], 'rooms', 'has', 'A room has one or more beds.'),
  relation(
    ['bookings', 'student_id'],
    'students',
    'asks for',
    'A student can book again after an answer; only one booking waits.',
  ),
  relation(
    ['bookings', 'room_id'],
    'rooms',
    'is asked for in',
    'Several students can ask for the same room.',
  ),
  relation(
    ['bookings', 'decided_by'],
    'users',
    'decides',
    'Someone in the office decides; empty while the booking waits.',
  ),
  relation(
    ['allocations', 'student_id'],
    'students',
    'lives in',
    'A student has one current stay at most, and any number of past ones.',
  ),
  relation(
    ['allocations', 'bed_id'],
    'beds',
    'is given in',
    'A bed has one resident at most, and any number of past ones.',
  ),
  relation(
    ['allocations', 'booking_id'],
    'bookings',
    'leads to',
    'An approved booking leads to one stay.',
    'one-to-one',
  ),
  relation(['fees', 'student_id'], 'students', 'owes', 'A student owes many fees.'),
  relation(
    ['fees', 'allocation_id'],
    'allocations',
    'causes',
    'Deposit and monthly fees belong to a stay; a fine belongs to none.',
  ),
  relation(['payments', 'fee_id'], 'fees', 'is paid by', 'A fee can be paid in several parts.'),
  relation(
    ['payments', 'received_by'],
    'users',
    'receives',
    'Someone in the office receives the money.',
  ),
  relation(
    ['complaints', 'student_id'],
    'students',
    'raises',
    'A student raises any number of complaints.',
  ),
  relation(
    ['complaint_replies', 'complaint_id'],
    'complaints',
    'is answered by',
    'A complaint has any number of replies.',
  ),
  relation(
    ['complaint_replies', 'user_id'],
    'users',
    'writes',
    'The office and the student who complained can write.',
  ),
  relation(['notices', 'created_by'], 'users', 'publishes', 'The office publishes notices.'),
  relation(
    ['access_log', 'user_id'],
    'users',
    'appears in',
    'Entries about unknown addresses have no account.',
  ),
];
