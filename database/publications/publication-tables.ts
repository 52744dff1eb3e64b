import type { StoredMoment } from '../connection/stored-moment.ts';
import type { PublicationState } from './publication-port.ts';

export interface PublicationsTable {
  number: number;
  facts: unknown;
  who: string;
  asked_at: StoredMoment;
  state: PublicationState;
  problem: string | null;
}

export interface PicturesTable {
  name: string;
  width: number;
  height: number;
  bytes: Uint8Array;
  added_at: StoredMoment;
}

export interface FactDraftsTable {
  name: string;
  facts: unknown;
  who: string;
  changed_at: StoredMoment;
  version: number;
}
