import { formatDateRange } from '#content/format-date-range.ts';
import { offerPageWords as words } from '#content/offers/offer-page-words.ts';
import type { Workshop } from '#content/schema.ts';
import { indianTime } from '#content/words/controls.ts';
import { formatTimings } from '#site/data/indian-time.ts';

interface WorkshopDatesProps {
  workshop: Workshop;
  isPast: boolean;
}

/** Dates and timings; once they have passed they step back, and a word says so, not a colour alone. */
export function WorkshopDates({ workshop, isPast }: WorkshopDatesProps) {
  const { startDate, endDate, startTime, endTime } = workshop;
  return (
    <p className="workshop-dates">
      {isPast ? (
        <span>{words.workshopLast}</span>
      ) : (
        <strong className="workshop-state">{words.workshopOpen}</strong>
      )}
      <time dateTime={startDate}>{formatDateRange(startDate, endDate)}</time>
      <span>{indianTime(formatTimings(startTime, endTime))}</span>
    </p>
  );
}
