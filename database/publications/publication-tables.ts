import type { Moment } from '../connection/moment.ts';
import type { PublicationState } from './publication-port.ts';

export interface PublicationsTable {
  number: number;
  facts: unknown;
  who: string;
  asked_at: Moment;
  state: PublicationState;
  problem: string | null;
}

export interface PicturesTable {
  name: string;
  width: number;
  height: number;
  bytes: Uint8Array;
  added_at: Moment;
}

export interface FactDraftsTable {
  name: string;
  facts: unknown;
  who: string;
  changed_at: Moment;
  version: number;
}
