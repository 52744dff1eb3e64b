import { offerPageWords as words } from '#content/offers/page-words/offer-page-words.ts';
import type { Workshop } from '#content/schema.ts';
import { addIstSuffix } from '#content/words/texts-around-values.ts';
import { formatDayRange } from '#contract/text/format-day.ts';
import { formatTimeRange } from '#contract/text/format-time-range.ts';
import { toIndianTimestamp } from '#site/data/indian-timestamps.ts';
import { useHasPassed } from '../use-has-passed.ts';

/** The number of days for which past dates are still shown, because they suggest when the next batch may be. */
const shownDays = 90;

/**
 * The instant at which the dates of a workshop have been over for 90 days, as ISO text in UTC. From then on they are
 * folded.
 */
export function workshopDatesFoldAt({
  endDate,
  endTime,
}: Pick<Workshop, 'endDate' | 'endTime'>): string {
  const end = new Date(toIndianTimestamp(endDate, endTime));
  return new Date(end.getTime() + shownDays * 24 * 60 * 60 * 1000).toISOString();
}

interface WorkshopDatesProps {
  workshop: Workshop;
  isPast: boolean;
  /** Whether the dates are folded from the start, whatever the visitor's clock says. */
  isFoldedFromStart: boolean;
}

/**
 * The dates and hours of a workshop. Past dates are smaller and are also marked by a word, because a colour alone would
 * not be enough. From `workshopDatesFoldAt` on they are folded.
 */
export function WorkshopDates({ workshop, isPast, isFoldedFromStart }: WorkshopDatesProps) {
  const haveAged = useHasPassed(workshopDatesFoldAt(workshop), isFoldedFromStart);
  const isFolded = isFoldedFromStart || haveAged;
  const { title, startDate, endDate, startTime, endTime } = workshop;
  const dates = (
    <>
      <time dateTime={startDate}>{formatDayRange(startDate, endDate)}</time>
      <span>{addIstSuffix(formatTimeRange(startTime, endTime))}</span>
    </>
  );
  if (isFolded) {
    return (
      <details className="fold">
        <summary>
          <span>
            {words.workshopLast}
            <span className="visually-hidden">: {title}</span>
          </span>
        </summary>
        <p className="workshop-dates">{dates}</p>
      </details>
    );
  }
  return (
    <p className="workshop-dates" data-until={workshopDatesFoldAt(workshop)}>
      {isPast ? (
        <span>{words.workshopLast}:</span>
      ) : (
        <strong className="workshop-state">{words.workshopOpen}</strong>
      )}
      {dates}
    </p>
  );
}
