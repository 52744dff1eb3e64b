import { offerPageWords as words } from '#content/offers/offer-page-words.ts';
import type { Workshop } from '#content/schema.ts';
import { addIstSuffix } from '#content/words/controls.ts';
import { formatDayRange } from '#contract/format-day.ts';
import { formatTimeRange } from '#contract/format-time-range.ts';
import { toIndianTimestamp } from '#site/data/indian-timestamps.ts';
import { useHasPassed } from '../use-has-passed.ts';

/** For this many days after the last batch, its dates still hint at the next one, so they are shown. */
const shownDays = 90;

/** The instant from which the dates of a workshop are folded: ISO text in UTC, 90 days after its end. */
export function workshopDatesFoldedFrom({
  endDate,
  endTime,
}: Pick<Workshop, 'endDate' | 'endTime'>): string {
  const end = new Date(toIndianTimestamp(endDate, endTime));
  return new Date(end.getTime() + shownDays * 24 * 60 * 60 * 1000).toISOString();
}

interface WorkshopDatesProps {
  workshop: Workshop;
  isPast: boolean;
  isOldAtBuild: boolean;
}

/**
 * The dates and timings of a workshop. Past ones are smaller and marked by a word, not only by a colour;
 * they are folded from the moment of `workshopDatesFoldedFrom` on.
 */
export function WorkshopDates({ workshop, isPast, isOldAtBuild }: WorkshopDatesProps) {
  const isOld = useHasPassed(workshopDatesFoldedFrom(workshop), isOldAtBuild);
  const { title, startDate, endDate, startTime, endTime } = workshop;
  const dates = (
    <>
      <time dateTime={startDate}>{formatDayRange(startDate, endDate)}</time>
      <span>{addIstSuffix(formatTimeRange(startTime, endTime))}</span>
    </>
  );
  if (isOld) {
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
    <p
      className="workshop-dates"
      data-until={isOldAtBuild ? undefined : workshopDatesFoldedFrom(workshop)}
    >
      {isPast ? (
        <span>{words.workshopLast}:</span>
      ) : (
        <strong className="workshop-state">{words.workshopOpen}</strong>
      )}
      {dates}
    </p>
  );
}
