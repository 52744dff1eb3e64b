import type { ReactNode } from 'react';
import type { LastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { nextStartWords as words } from '#content/words/next-start-words.ts';
import { batchCalendarPathOf } from '#contract/batches/batch-calendar-path-of.ts';
import { formPagePaths } from '#contract/forms/form-page-paths.ts';
import { formatDay } from '#contract/text/format-day.ts';
import type {
  OfferStartDescription,
  OfferStartsAndNextFee,
} from '#site/data/offers/describe-offer-starts.ts';
import { enrolmentClosesAt } from '#site/sections/enrolment-closes-at.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { SampleTag } from '#site/ui/sample-tag.tsx';
import { useIsEnrolmentClosed } from '../use-is-enrolment-closed.ts';
import { NextBatchWaitingListLink } from './next-batch-waiting-list-link.tsx';
import { PlacesLeft } from './places-left.tsx';

interface NextStartsProps {
  title: string;
  enrolPath: string;
  starts: OfferStartsAndNextFee;
  lastDay: LastDayToEnrol | null;
}

/**
 * The next starts of an offer with their hours, places and prices. If all its batches are over, a link to the waiting
 * list is shown instead. Renders nothing for an offer whose start is arranged on a call.
 */
export function NextStarts({
  title,
  enrolPath,
  lastDay,
  starts: { list, nextFee },
}: NextStartsProps) {
  const [first, ...others] = list;
  const isClosed = useIsEnrolmentClosed(lastDay);
  if (first === undefined || isClosed)
    return <NextBatchWaitingListLink {...{ title, enrolPath, lastDay }} />;
  return (
    <div className="next-starts">
      <StartEntry start={first} isOnly={others.length === 0} {...{ title, enrolPath }} />
      {others.length > 0 && (
        <details className="fold">
          <summary>
            <span>
              {words.more(others.length)}
              <span className="visually-hidden">: {title}</span>
            </span>
          </summary>
          {others.map((start) => (
            <StartEntry key={start.id} start={start} {...{ title, enrolPath }} />
          ))}
        </details>
      )}
      {nextFee !== null && <p className="next-fee">{nextFee}</p>}
    </div>
  );
}

interface StartEntryProps extends Pick<NextStartsProps, 'title' | 'enrolPath'> {
  start: OfferStartDescription;
  /**
   * Whether this is the offer's only start. Such a start has no button of its own, because "Enroll Now" on the same
   * page is enough.
   */
  isOnly?: boolean;
}

/**
 * Shows one start, until its first day is over. The visitor's clock decides, because the page may have been built long
 * before.
 */
function StartEntry({ start, title, enrolPath, isOnly = false }: StartEntryProps) {
  const lastDay = { on: start.on, isPast: false };
  if (useIsEnrolmentClosed(lastDay)) return null;
  const isFull = start.places === 'full';
  const about = <span className="visually-hidden">{`: ${title}, ${formatDay(start.on)}`}</span>;
  return (
    <div className="start" data-until={enrolmentClosesAt(lastDay)}>
      <p className="start-day">
        <time dateTime={start.on}>{start.dates}</time>
        <PlacesLeft start={start} />
        {start.isSample && <SampleTag />}
      </p>
      <p className="start-about">{words.about(start)}</p>
      {start.price !== null && (
        <Price reason={start.reason}>
          <strong>{start.price}</strong>
        </Price>
      )}
      <p className="start-ways">
        {isFull && (
          <a
            href={`${formPagePaths.waiting_list}${queryOf(enrolPath, start.id)}`}
            className="link-button"
          >
            {words.wait}
            {about}
          </a>
        )}
        {!isFull && !isOnly && (
          <PageLink
            to={`${formPagePaths.enrollments}${queryOf(enrolPath, start.id)}`}
            className="link-button"
          >
            {words.enrol}
            {about}
          </PageLink>
        )}
        <a href={batchCalendarPathOf(start.id)} className="link-button" download>
          {words.calendar}
          {about}
        </a>
      </p>
    </div>
  );
}

/** The query of the offer's enrolment link, with this start added. */
const queryOf = (enrolPath: string, batch: string) =>
  `${enrolPath.slice(enrolPath.indexOf('?'))}&batch=${batch}`;

function Price({ reason, children }: { reason: string | null; children: ReactNode }) {
  return (
    <p className="start-price">
      {children}
      {reason !== null && ` (${reason})`}
    </p>
  );
}
