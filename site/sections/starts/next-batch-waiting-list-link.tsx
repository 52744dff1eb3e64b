import type { LastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { nextStartWords as words } from '#content/words/next-start-words.ts';
import { formPagePaths } from '#contract/forms/form-page-paths.ts';
import { dataServiceSettings } from '#site/data/build-settings.ts';
import { useIsEnrolmentClosed } from '../use-is-enrolment-closed.ts';

interface NextBatchWaitingListLinkProps {
  title: string;
  enrolPath: string;
  lastDay: LastDayToEnrol | null;
}

/**
 * The link to the waiting list of an offer whose batches are all over. When the next batch opens, its places go first
 * to those who wait. Renders nothing for any other offer.
 */
export function NextBatchWaitingListLink({
  title,
  enrolPath,
  lastDay,
}: NextBatchWaitingListLinkProps) {
  // Only our service has the page of the waiting list, so there is no link when the site uses another data service.
  if (!useIsEnrolmentClosed(lastDay) || dataServiceSettings.url !== '') return null;
  const query = enrolPath.slice(enrolPath.indexOf('?'));
  return (
    <p className="start-ways">
      <a href={formPagePaths.waiting_list + query} className="link-button">
        {words.wait}
        <span className="visually-hidden">: {title}</span>
      </a>
    </p>
  );
}
