/** The tables of the desk and of its staff, for the query builder. The SQL files create them for each engine. */
import type { Generated } from 'kysely';
import type { AddedEnquiryField } from '#contract/rows/lead-fields.ts';
import type { TableName } from '#contract/rows/visitor-tables.ts';
import type { AddedWay, PrivacyNoticeStatus } from '#domain/enquiries/added-enquiry-facts.ts';
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts';
import type { EnquiryState, LostReason } from '#domain/enquiries/enquiry-states.ts';
import type { StaffRole } from '#domain/staff/roles-and-permissions.ts';
import type { StoredMoment } from '../connection/stored-moment.ts';
import type { StaffState } from '../staff/member-port.ts';
import type { EnquiryToAdd } from './added/added-enquiry-port.ts';
import type { AssignmentNoticeKind } from './assignment/assignment-notice-port.ts';
import type { CorrectableField } from './desk-port.ts';

export interface DeskTables {
  enquiries: EnquiriesTable;
  enquiries_without_words: EnquiriesWithoutWordsTable;
  enquiry_words: EnquiryWordsTable;
  added_enquiries: AddedEnquiriesTable;
  imports: ImportsTable;
  enquiry_sources: SourcesTable;
  quarantine: QuarantineTable;
  enquiry_notes: NotesTable;
  enquiry_corrections: CorrectionsTable;
  desk_events: DeskEventsTable;
  message_templates: TemplatesTable;
  saved_views: SavedViewsTable;
  desk_settings: { name: string; value: unknown };
  assignments: {
    enquiry_id: string;
    staff_id: string | null;
    had: unknown;
    version: number;
    look_at: StoredMoment;
  };
  colleague_notices: {
    id: string;
    staff_id: string;
    enquiry_id: string;
    kind: AssignmentNoticeKind;
    who: string;
    at: StoredMoment;
    seen_at: StoredMoment | null;
    mail_at: StoredMoment | null;
  };
  staff: StaffTable;
  staff_links: StaffLinksTable;
  staff_sessions: StaffSessionsTable;
  staff_passkeys: StaffPasskeysTable;
  push_subscriptions: { endpoint: string; session_hash: string; made_at: StoredMoment };
  staff_recovery_codes: { hash: string; staff_id: string };
  sign_in_tries: { key: string; tries: number; last_at: StoredMoment };
}

export interface EnquiriesTable {
  id: string;
  kind: EnquiryKind;
  created_at: StoredMoment;
  state: EnquiryState;
  is_aside: boolean | number;
  name: string | null;
  email: string | null;
  phone: string | null;
  offer: string | null;
  /** The source, normalised so that enquiries can be counted by source. */
  source: string | null;
  /** The medium and campaign of the link by which the person came, such as "social, diwali"; null if it named none. */
  campaign: string | null;
  email_key: string | null;
  phone_key: string | null;
  search: string;
  owner_id: string | null;
  due_at: StoredMoment | null;
  tries: number;
  lost_reason: LostReason | null;
  answered_at: StoredMoment | null;
  person_id: string | null;
  version: number;
}

/** The enquiries whose search words are not in `enquiry_words` yet. */
interface EnquiriesWithoutWordsTable {
  enquiry_id: string;
}

interface EnquiryWordsTable {
  enquiry_id: string;
  words: string;
}

interface AddedEnquiriesTable extends Pick<EnquiryToAdd, AddedEnquiryField> {
  id: string;
  created_at: StoredMoment;
  way: AddedWay;
  told: PrivacyNoticeStatus;
  taken_by: string;
  import_id: string | null;
  once: string | null;
}

interface SourcesTable {
  id: string;
  name: string;
  secret: string | null;
  told: 'elsewhere' | 'not yet';
  made_at: StoredMoment;
  last_at: StoredMoment | null;
  withdrawn_at: StoredMoment | null;
}

interface ImportsTable {
  id: string;
  at: StoredMoment;
  who: string;
  file_name: string;
  source: string;
  added: number;
  left_out: number;
  taken_back_at: StoredMoment | null;
}

interface QuarantineTable {
  id: string;
  created_at: StoredMoment;
  kind: TableName;
  /** The submitted row, as JSON. */
  submission: unknown;
  reason: string;
}

interface NotesTable {
  id: string;
  enquiry_id: string;
  at: StoredMoment;
  who: string;
  text: string;
}

interface CorrectionsTable {
  id: string;
  enquiry_id: string;
  at: StoredMoment;
  who: string;
  field: CorrectableField;
  was: string | null;
  becomes: string;
}

interface DeskEventsTable {
  id: string;
  at: StoredMoment;
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
  stage: string;
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
  made_at: StoredMoment;
  left_at: StoredMoment | null;
  rest_days: Generated<string>;
  away_from: Generated<string | null>;
  away_until: Generated<string | null>;
  last_turn_at: Generated<StoredMoment | null>;
  password_hash: string | null;
  totp_secret: string | null;
  totp_step: number | string;
}

interface StaffLinksTable {
  hash: string;
  staff_id: string;
  made_at: StoredMoment;
  expires_at: StoredMoment;
  used_at: StoredMoment | null;
}

interface StaffSessionsTable {
  hash: string;
  id: string;
  staff_id: string;
  made_at: StoredMoment;
  seen_at: StoredMoment;
  device: string;
}

interface StaffPasskeysTable {
  id: string;
  staff_id: string;
  name: string;
  public_key: string;
  counter: number | string;
  transports: string;
  made_at: StoredMoment;
  used_at: StoredMoment | null;
}
