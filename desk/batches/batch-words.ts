/** The desk's words for the status, the dates and the places of batches. */
import { formatDayRange } from '#contract/text/format-day.ts';
import type { BatchStatus } from '#domain/batches/batch-status.ts';

export function describeBatchStatus(status: BatchStatus): string {
  switch (status.at) {
    case 'draft':
      return 'Draft';
    case 'open':
      if (status.places === 'full') return 'Full';
      if (status.places === 'few') return `${status.left} left`;
      return 'Open';
    case 'running':
      return 'Running';
    case 'over':
      return 'Over';
    case 'cancelled':
      return 'Cancelled';
    default:
      return status satisfies never;
  }
}

/**
 * The CSS classes of the tag that shows a status. They give the tag a colour, except for batches that are over or
 * cancelled.
 */
export function batchStatusTagClass(status: BatchStatus): string {
  if (status.at === 'draft') return 'tag fresh';
  if (status.at === 'open') return status.places === 'open' ? 'tag done' : 'tag fresh';
  return status.at === 'running' ? 'tag act' : 'tag';
}

/** Formats "1 to 4 December 2026". */
export const formatBatchDates = (batch: { startsOn: string; endsOn: string }): string =>
  formatDayRange(batch.startsOn, batch.endsOn);

/** Formats "12 of 20: 10 paid, 2 held; 3 wait". */
export function describePlaceCounts(batch: {
  seats: number | null;
  held: number;
  taken: number;
  over: number;
  waiting: number;
}): string {
  const { seats, held, taken, over, waiting } = batch;
  const given = held + taken;
  return [
    `${seats === null ? 'No limit' : `${given} of ${seats}`}: ${taken} paid, ${held} held`,
    ...(over > 0 ? [`${over} paid without a place`] : []),
    ...(waiting > 0 ? [`${waiting} ${waiting === 1 ? 'waits' : 'wait'}`] : []),
  ].join('; ');
}

/** The beginning of a sentence: "One person has" or "12 people have". */
export const formatPeopleHave = (count: number) =>
  count === 1 ? 'One person has' : `${count} people have`;
