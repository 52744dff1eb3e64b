/** What a batch is on a day in India, and how many places it has left. */
import type { CalendarDate } from '../calendar-date.ts';
import type { Batch } from './batch.ts';

/** How many places are left, as visitors read it: a number changes too often to be published. */
export type Places = 'open' | 'few' | 'full';

export type BatchStatus =
  | { at: 'draft' }
  /** On sale, through its first day. `left` is null where there is no limit. */
  | { at: 'open'; places: Places; left: number | null }
  | { at: 'running' }
  | { at: 'over' }
  | { at: 'cancelled' };

export const fewestLeft = 2;
const fewPart = 5;

/** A fifth of the seats, and two at the least, are few. `given` seats are held or taken. */
export function placesOf(seats: number | null, given: number): Places {
  if (seats === null) return 'open';
  const left = seats - given;
  if (left <= 0) return 'full';
  return left <= Math.max(fewestLeft, Math.floor(seats / fewPart)) ? 'few' : 'open';
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
        places: placesOf(seats, given),
        left: seats === null ? null : Math.max(0, seats - given),
      };
    default:
      return state satisfies never;
  }
}
