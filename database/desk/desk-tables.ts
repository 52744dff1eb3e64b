/** The tables behind the desk, as the query builder knows them; the SQL that makes them stands beside, by engine. */
import type { TableName } from '#contract/tables.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState, LostReason } from '#domain/enquiries/enquiry-states.ts';
import type { StaffRole } from '#domain/staff/staff-roles.ts';
import type { Moment } from '../connection/moment.ts';
import type { StaffState } from '../staff/staff-port.ts';
import type { CorrectedField } from './desk-port.ts';

export interface DeskTables {
  enquiries: EnquiriesTable;
  quarantine: QuarantineTable;
  enquiry_notes: NotesTable;
  enquiry_corrections: CorrectionsTable;
  desk_events: DeskEventsTable;
  message_templates: TemplatesTable;
  saved_views: SavedViewsTable;
  desk_settings: { name: string; value: unknown };
  staff: StaffTable;
  staff_links: StaffLinksTable;
  staff_sessions: StaffSessionsTable;
  staff_passkeys: StaffPasskeysTable;
  staff_recovery_codes: { hash: string; staff_id: string };
  sign_in_tries: { key: string; tries: number; last_at: Moment };
}

export interface EnquiriesTable {
  id: string;
  kind: EnquiryKind;
  created_at: Moment;
  state: EnquiryState;
  is_aside: boolean | number;
  name: string | null;
  email: string | null;
  phone: string | null;
  offer: string | null;
  /** Where it came from, as far as it is counted. */
  source: string | null;
  email_key: string | null;
  phone_key: string | null;
  search: string;
  owner_id: string | null;
  due_at: Moment | null;
  tries: number;
  lost_reason: LostReason | null;
  answered_at: Moment | null;
  person_id: string | null;
  version: number;
}

interface QuarantineTable {
  id: string;
  created_at: Moment;
  kind: TableName;
  /** The row as it was sent, in JSON. */
  submission: unknown;
  reason: string;
}

interface NotesTable {
  id: string;
  enquiry_id: string;
  at: Moment;
  who: string;
  text: string;
}

interface CorrectionsTable {
  id: string;
  enquiry_id: string;
  at: Moment;
  who: string;
  field: CorrectedField;
  was: string | null;
  becomes: string;
}

interface DeskEventsTable {
  id: string;
  at: Moment;
  type: string;
  who: string;
  subject: string;
  what: unknown;
}

interface TemplatesTable {
  id: string;
  channel: 'whatsapp' | 'mail';
  position: number;
  name: string;
  subject: string;
  body: string;
}

interface SavedViewsTable {
  id: string;
  staff_id: string | null;
  name: string;
  query: string;
}

export interface StaffTable {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
  state: StaffState;
  takes_turns: boolean | number;
  made_at: Moment;
  left_at: Moment | null;
  password_hash: string | null;
  totp_secret: string | null;
  totp_step: number | string;
}

interface StaffLinksTable {
  hash: string;
  staff_id: string;
  made_at: Moment;
  expires_at: Moment;
  used_at: Moment | null;
}

interface StaffSessionsTable {
  hash: string;
  id: string;
  staff_id: string;
  made_at: Moment;
  seen_at: Moment;
  device: string;
}

interface StaffPasskeysTable {
  id: string;
  staff_id: string;
  name: string;
  public_key: string;
  counter: number | string;
  transports: string;
  made_at: Moment;
  used_at: Moment | null;
}
