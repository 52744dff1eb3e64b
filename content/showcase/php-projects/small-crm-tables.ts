/**
 * The tables of the small CRM and their relations. The project's test compares each table and column with a database
 * made from the project's own SQL.
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

export const smallCrmTables: ProjectTable[] = [
  {
    name: 'users',
    purpose: 'People who sign in. Nobody is deleted, only blocked.',
    columns: [
      id,
      column('name', 'VARCHAR(80)', 'Full name'),
      column('email', 'VARCHAR(120)', 'Login; each only once', 'unique'),
      column('phone', 'VARCHAR(20)', 'Phone, may be empty'),
      column('role', 'ENUM', 'admin or user'),
      column('status', 'ENUM', 'active or blocked'),
      column('password_hash', 'VARCHAR(255)', 'bcrypt hash of the password'),
      column('last_login_at', 'DATETIME', 'Last sign-in, empty before the first'),
      createdAt,
    ],
  },
  {
    name: 'customers',
    purpose: 'Firms that buy. The owner decides which user sees them.',
    columns: [
      id,
      column('owner_id', 'INT', 'User who looks after the customer', 'foreign'),
      column('company', 'VARCHAR(100)', 'Name of the firm'),
      column('contact', 'VARCHAR(80)', 'Person to talk to'),
      column('email', 'VARCHAR(120)', 'Address of that person; each only once', 'unique'),
      column('phone', 'VARCHAR(20)', 'Phone, may be empty'),
      column('city', 'VARCHAR(60)', 'City, may be empty'),
      column('industry', 'ENUM', 'One of six branches'),
      column('notes', 'TEXT', 'Anything worth remembering'),
      createdAt,
    ],
  },
  {
    name: 'leads',
    purpose: 'Chances of a sale, on their way through the stages.',
    columns: [
      id,
      column('title', 'VARCHAR(120)', 'What it is about'),
      column('company', 'VARCHAR(100)', 'Firm that asked'),
      column('contact', 'VARCHAR(80)', 'Person to talk to'),
      column('email', 'VARCHAR(120)', 'Address; joins the lead to a known customer'),
      column('phone', 'VARCHAR(20)', 'Phone, may be empty'),
      column('source', 'ENUM', 'Where it came from, such as referral'),
      column('stage', 'ENUM', 'new, contacted, qualified, proposal, won or lost', 'index'),
      column('value_rupees', 'INT', 'Expected value in whole rupees'),
      column('expected_close', 'DATE', 'Day by which a decision is expected'),
      column('assigned_to', 'INT', 'User the lead is given to', 'foreign'),
      column('customer_id', 'INT', 'Customer it became; empty until it is won', 'foreign'),
      createdAt,
      column('closed_at', 'DATETIME', 'When it was won or lost; empty while open'),
    ],
  },
  {
    name: 'lead_history',
    purpose: 'Every move of a lead from one stage to another.',
    columns: [
      id,
      column('lead_id', 'INT', 'The lead that moved', 'foreign'),
      column('user_id', 'INT', 'Who moved it', 'foreign'),
      column('from_stage', 'VARCHAR(20)', 'Stage before; empty for the first line'),
      column('to_stage', 'VARCHAR(20)', 'Stage after'),
      column('note', 'VARCHAR(255)', 'Reason, may be empty'),
      createdAt,
    ],
  },
  {
    name: 'tickets',
    purpose: 'Problems that customers have with what they bought.',
    columns: [
      id,
      column('customer_id', 'INT', 'Whose problem it is', 'foreign'),
      column('raised_by', 'INT', 'User who wrote it down', 'foreign'),
      column('subject', 'VARCHAR(140)', 'The problem in one line'),
      column('details', 'TEXT', 'What happened'),
      column('category', 'ENUM', 'billing, delivery, product or other'),
      column('priority', 'ENUM', 'low, normal or high'),
      column('status', 'ENUM', 'open, in_progress, resolved or closed', 'index'),
      createdAt,
      column('updated_at', 'DATETIME', 'Last reply or change of status'),
      column('resolved_at', 'DATETIME', 'When help was given; feeds the report'),
    ],
  },
  {
    name: 'ticket_replies',
    purpose: 'The conversation below a ticket.',
    columns: [
      id,
      column('ticket_id', 'INT', 'The ticket answered', 'foreign'),
      column('user_id', 'INT', 'Who wrote', 'foreign'),
      column('body', 'TEXT', 'The text'),
      column('is_internal', 'TINYINT(1)', '1 for a note that only administrators see'),
      createdAt,
    ],
  },
  {
    name: 'quotes',
    purpose: 'Offers: requested by a user, priced by an administrator, decided by the customer.',
    columns: [
      id,
      column('customer_id', 'INT', 'Who is to buy', 'foreign'),
      column('requested_by', 'INT', 'User who asked for the offer', 'foreign'),
      column('title', 'VARCHAR(120)', 'What is offered, in one line'),
      column('requirement', 'TEXT', 'What the customer needs'),
      column('status', 'ENUM', 'requested, sent, accepted or declined', 'index'),
      column('gst_percent', 'TINYINT', 'Tax rate, fixed when the quote is made'),
      column('revision', 'SMALLINT', 'How often it was sent; a decision names the one it saw'),
      column('valid_until', 'DATE', 'Last day to accept'),
      column('terms', 'VARCHAR(255)', 'Terms, may be empty'),
      createdAt,
      column('sent_at', 'DATETIME', 'When prices were sent'),
      column('decided_at', 'DATETIME', 'When the customer decided'),
    ],
  },
  {
    name: 'quote_items',
    purpose: 'The lines of a quote.',
    columns: [
      id,
      column('quote_id', 'INT', 'The quote it stands on', 'foreign'),
      column('description', 'VARCHAR(140)', 'What is sold'),
      column('quantity', 'SMALLINT', 'How many; a CHECK keeps it above zero'),
      column('unit_rupees', 'INT', 'Price of one in whole rupees, without tax'),
    ],
  },
  {
    name: 'tasks',
    purpose: 'Things to do, given to one person, if need be about one customer.',
    columns: [
      id,
      column('title', 'VARCHAR(140)', 'The task in one line'),
      column('details', 'TEXT', 'More about it, may be empty'),
      column('assigned_to', 'INT', 'Who does it', 'foreign'),
      column('created_by', 'INT', 'Who gave it', 'foreign'),
      column('customer_id', 'INT', 'Customer it is about, may be empty', 'foreign'),
      column('due_on', 'DATE', 'Last day'),
      column('status', 'ENUM', 'open or done'),
      column('done_at', 'DATETIME', 'When it was finished'),
      createdAt,
    ],
  },
  {
    name: 'login_attempts',
    purpose: 'Wrong passwords for one login from one computer, to slow down guessing.',
    columns: [
      column('login', 'VARCHAR(120)', 'The login that was tried', 'primary'),
      column('address', 'VARCHAR(45)', 'Network address; primary key together', 'primary'),
      column('tries', 'INT', 'Wrong passwords in a row'),
      column('last_try_at', 'DATETIME', 'When the last one was', 'index'),
    ],
  },
  {
    name: 'access_log',
    purpose: 'Who signed in, who was refused, who changed an account. Lines are only added.',
    columns: [
      id,
      column('user_id', 'INT', 'Who was signed in; empty for nobody', 'foreign'),
      column('event', 'VARCHAR(30)', 'What happened, such as login_failed', 'index'),
      column('detail', 'VARCHAR(160)', 'Login, path or name it was about'),
      column('address', 'VARCHAR(45)', 'Network address'),
      createdAt,
    ],
  },
];

const relation = (
  from: `${string}.${string}`,
  to: string,
  label: string,
  meaning: string,
): ProjectRelation => {
  const [table = '', name = ''] = from.split('.');
  return {
    from: { table, column: name },
    to: { table: to, column: 'id' },
    kind: 'many-to-one',
    label,
    meaning,
  };
};

export const smallCrmRelations: ProjectRelation[] = [
  relation('customers.owner_id', 'users', 'looks after', 'A user looks after many customers.'),
  relation('leads.assigned_to', 'users', 'follows', 'A user follows many leads.'),
  relation(
    'leads.customer_id',
    'customers',
    'came from',
    'A customer may have come from one or more won leads; an open lead has no customer yet.',
  ),
  relation('lead_history.lead_id', 'leads', 'moved', 'A lead has one line for each move.'),
  relation('lead_history.user_id', 'users', 'moved', 'A user has moved many leads.'),
  relation('tickets.customer_id', 'customers', 'has', 'A customer has many tickets.'),
  relation('tickets.raised_by', 'users', 'raised', 'A user has raised many tickets.'),
  relation('ticket_replies.ticket_id', 'tickets', 'answered by', 'A ticket has many replies.'),
  relation('ticket_replies.user_id', 'users', 'wrote', 'A user has written many replies.'),
  relation('quotes.customer_id', 'customers', 'is offered', 'A customer is offered many quotes.'),
  relation('quotes.requested_by', 'users', 'requested', 'A user has requested many quotes.'),
  relation('quote_items.quote_id', 'quotes', 'lists', 'A quote lists one or more items.'),
  relation('tasks.assigned_to', 'users', 'does', 'A user has many tasks to do.'),
  relation('tasks.created_by', 'users', 'gave', 'An administrator has given many tasks.'),
  relation('tasks.customer_id', 'customers', 'concerns', 'A task may concern one customer.'),
  relation('access_log.user_id', 'users', 'left', 'A user leaves many lines in the access log.'),
];
