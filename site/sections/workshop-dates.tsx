import type { Workshop } from '#content/schema.ts';
import { formatDateRange, formatTimings } from '#site/data/indian-time.ts';

/** What the message of a call request about this workshop starts with. */
export function aboutWorkshop(workshop: Workshop, isPast: boolean): string {
  const dates = formatDateRange(workshop.startDate, workshop.endDate);
  return isPast
    ? `About: next batch of the ${workshop.title} (the one of ${dates} is over)`
    : `About: ${workshop.title}, ${dates}`;
}

interface WorkshopDatesProps {
  workshop: Workshop;
  isPast: boolean;
}

/** Dates and timings; once they have passed, that is said in words, not by a colour alone. */
export function WorkshopDates({ workshop, isPast }: WorkshopDatesProps) {
  const { startDate, endDate, startTime, endTime } = workshop;
  return (
    <p className="workshop-dates">
      <time dateTime={startDate}>{formatDateRange(startDate, endDate)}</time>
      <span>{formatTimings(startTime, endTime)} IST</span>
      <strong className="workshop-state">
        {isPast ? 'This batch is over; the next one is arranged by phone' : 'Open for joining'}
      </strong>
    </p>
  );
}
