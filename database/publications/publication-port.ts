/**
 * What staff have published. A number is never given twice, and facts once published never change: who goes back
 * publishes the old facts anew, under the next number, so that the newest is always the one that holds.
 */
import type { PublishedFacts } from '#contract/published-facts.ts';

/** `made`: its pages are there; `live`: an instance serves them. */
export type PublicationState = 'asked' | 'made' | 'live' | 'failed';

export type StoredPublication = {
  number: number;
  facts: PublishedFacts;
  /** Id of the one who published it. */
  who: string;
  askedAt: Date;
  state: PublicationState;
  /** Why it failed, as a sentence. */
  problem: string | null;
};

export type FactDraft = { facts: unknown; who: string; changedAt: Date; version: number };

export type Asked =
  | { at: 'asked'; number: number }
  /** Somebody has published after what was seen. */
  | { at: 'meanwhile'; newest: number };

export interface PublicationPort {
  /** The one whose facts hold: the newest that did not fail. Null before the first. */
  newest(): Promise<StoredPublication | null>;
  /** The last ones, newest first, those that failed among them. */
  recent(): Promise<StoredPublication[]>;
  /** `after` is the number that was the last one for who asks; 0 before the first. */
  ask(facts: Omit<PublishedFacts, 'number'>, who: string, after: number): Promise<Asked>;
  /** One that is live stays so: an instance that comes later and fails does not take it from the others. */
  setState(number: number, state: PublicationState, problem?: string): Promise<void>;
  draft(name: string): Promise<FactDraft | null>;
  /** False when somebody has changed it since this version (0: it was not there). */
  saveDraft(name: string, facts: unknown, who: string, version: number): Promise<boolean>;
}
