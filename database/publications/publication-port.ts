/**
 * The publications of staff, numbered in sequence. The newest one that did not fail is in force. To go back to an
 * earlier one, staff publish its facts again under the next number. Published facts never change, except the level of
 * places left (`open`, `few` or `full`) of each batch.
 */
import type { PublishedBatch, PublishedFacts } from '#contract/published/published-facts.ts';
import type { PicturePort } from './picture-port.ts';

/** `asked`: the pages are not rendered yet. `made`: the pages are rendered. `live`: an instance serves the pages. */
export type PublicationState = 'asked' | 'made' | 'live' | 'failed';

/** The value of `who` for the publication that a service makes at its first start, without a member. */
export const firstStartPublisher = 'first start';

export type StoredPublication = {
  number: number;
  facts: PublishedFacts;
  /** The staff id of the publisher, or `firstStartPublisher`. */
  who: string;
  askedAt: Date;
  state: PublicationState;
  /** Why the publication failed, as a sentence; null otherwise. */
  problem: string | null;
};

export type RecentPublication = StoredPublication & {
  /**
   * If a member went back to an earlier publication: its number, because this publication repeats its facts. Otherwise
   * null.
   */
  backTo: number | null;
};

type FactDraft = { facts: unknown; who: string; changedAt: Date; version: number };

type PublicationRequest =
  | { at: 'asked'; number: number }
  /** Nothing was stored, because another member has published since; `newest` is the number of that publication. */
  | { at: 'meanwhile'; newest: number };

export interface PublicationPort extends PicturePort {
  /** Returns the publication in force, which is the newest that did not fail. Null before the first publication. */
  publicationInForce(): Promise<StoredPublication | null>;
  /** Returns all kept publications, newest first, failed ones included. */
  recent(): Promise<RecentPublication[]>;
  /**
   * Stores a new publication, which an instance then renders. `after` is the latest number that the member saw; 0
   * before the first publication. `backTo` is the number whose facts are published again.
   */
  requestPublication(
    facts: Omit<PublishedFacts, 'number'>,
    who: string,
    after: number,
    backTo?: number,
  ): Promise<PublicationRequest>;
  /**
   * Publishes the level of places left in these batches. Changes the publication with this number instead of adding a
   * new one: a new number would make an owner's open page outdated, and the oldest kept publication would be deleted.
   * Returns false and changes nothing if the publication is not live or not in force, if it has these levels already,
   * or if any instance published levels less than `apartMs` ago.
   */
  publishPlacesLeft(
    number: number,
    places: ReadonlyMap<string, PublishedBatch['places']>,
    apartMs: number,
  ): Promise<boolean>;
  /**
   * Sets the state. A live publication stays live: if a later instance fails, the others still serve it. When a
   * publication becomes live and no newer one is, visitors can get places in its batches and in no others.
   */
  setState(number: number, state: PublicationState, problem?: string): Promise<void>;
  draft(name: string): Promise<FactDraft | null>;
  /**
   * Saves a draft. Returns false if another member has changed the draft since the version `version` (0 if there was no
   * draft). `what` has the details for the audit entry about the change.
   */
  saveDraft(
    name: string,
    facts: unknown,
    who: string,
    version: number,
    what: Readonly<Record<string, unknown>>,
  ): Promise<boolean>;
}
