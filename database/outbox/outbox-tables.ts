/** The tables of the outbox and of the mail limit for the query builder. The SQL files create them for each engine. */
import type { Generated } from 'kysely';
import type { StoredMoment } from '../connection/stored-moment.ts';

export interface OutboxTables {
  outbox: OutboxTable;
  channels: ChannelsTable;
  mail_turns: MailTurnsTable;
}

interface OutboxTable {
  id: string;
  channel: string;
  kind: string;
  row_id: string;
  created_at: StoredMoment;
  due_at: StoredMoment;
  sent_at: Generated<StoredMoment | null>;
  set_aside_at: Generated<StoredMoment | null>;
  batch_id: Generated<string | null>;
  claimed_until: Generated<StoredMoment | null>;
  /** The error of the last failed attempt. */
  last_error: Generated<string | null>;
  type: string;
  subject: string;
}

interface MailTurnsTable {
  recipient: string;
  taken: unknown;
  last_at: StoredMoment;
}

interface ChannelsTable {
  name: string;
  is_on: boolean | number;
}
