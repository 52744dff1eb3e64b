/** The status of a batch on a day in India, and how many places it has left. */
import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Batch } from './batch.ts';

/** How many places are left, in the words that visitors see. An exact number changes too often to be published. */
type Places = 'open' | 'few' | 'full';

export type BatchStatus =
  | { at: 'draft' }
  /** The batch is on sale until the end of its first day. `left` is null when the batch has no seat limit. */
  | { at: 'open'; places: Places; left: number | null }
  | { at: 'running' }
  | { at: 'over' }
  | { at: 'cancelled' };

const fewPlacesThreshold = 2;
const fewPart = 5;

/**
 * How many places are left, as visitors read it. "Few" is at most two places, or a fifth of the seats if that is more.
 * `given` seats are held or taken; without a seat limit (null) the answer is always "open".
 */
export function seatAvailability(seats: number | null, given: number): Places {
  if (seats === null) return 'open';
  const left = seats - given;
  if (left <= 0) return 'full';
  return left <= Math.max(fewPlacesThreshold, Math.floor(seats / fewPart)) ? 'few' : 'open';
}

export function batchStatus(
  batch: Pick<Batch, 'state' | 'startsOn' | 'endsOn' | 'seats'>,
  given: number,
  today: CalendarDate,
): BatchStatus {
  const { state, startsOn, endsOn, seats } = batch;
  switch (state) {
    case 'draft':
    case 'cancelled':
      return { at: state };
    case 'open':
      if (today > endsOn) return { at: 'over' };
      if (today > startsOn) return { at: 'running' };
      return {
        at: 'open',
        places: seatAvailability(seats, given),
        left: seats === null ? null : Math.max(0, seats - given),
      };
    default:
      return state satisfies never;
  }
}
