/** The tables of batches for the query builder. */
import type { Generated } from 'kysely';
import type { BatchLanguage, BatchState } from '#domain/batches/batch.ts';
import type { OrderSeatState } from '#domain/batches/seat-states.ts';
import type { StoredMoment } from '../connection/stored-moment.ts';

export interface BatchTables {
  batches: BatchesTable;
  batches_known: Omit<BatchesTable, 'is_published'> & { given: number | string };
  fees: { of_what: string; from_day: string; paise: number | string; reason: string };
  early_prices: { batch_id: string; until_day: string; paise: number | string; reason: string };
  seats: SeatsTable;
  waiting: WaitingTable;
  order_claims: OrderClaimsView;
  settings: { name: string; value: string };
}

export interface BatchesTable {
  id: string;
  offer: string;
  starts_on: string;
  ends_on: string;
  days: unknown;
  from_time: string;
  to_time: string;
  language: BatchLanguage;
  mentor: string;
  seats: number | null;
  state: BatchState;
  is_sample: boolean | number;
  is_published: Generated<boolean | number>;
  made_at: StoredMoment;
  version: number;
}

interface SeatsTable {
  order_id: string;
  batch_id: string;
  state: OrderSeatState;
  held_until: StoredMoment;
  changed_at: StoredMoment;
}

interface WaitingTable {
  enquiry_id: string;
  offer: string;
  batch_id: string | null;
  state: 'waiting' | 'promoted' | 'left';
  order_id: string | null;
  changed_at: StoredMoment;
}

interface OrderClaimsView {
  id: string;
  enrolment_id: string;
  person: string;
  offer: string;
  batch: string | null;
  day: string;
  at: StoredMoment;
}
