import { offerPageWords as words } from '#content/offers/page-words/offer-page-words.ts';
import type { Workshop } from '#content/schema.ts';
import { atHomePathOfOffer } from '#content/show-at-home/at-home-paths.ts';
import { showAtHomeLabel as atHome } from '#content/words/show-at-home.ts';
import { brochurePathOf } from '#site/data/offers/cover-and-brochure-paths.ts';
import type { OfferDetails } from '#site/data/offers/make-offer-details.ts';
import { enrolmentClosesAt } from '#site/sections/enrolment-closes-at.ts';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { EnrolmentLink } from '../enrolment-link.tsx';
import { OfferFactList } from '../offer-fact-list.tsx';
import { OfferNeeds } from '../offer-needs.tsx';
import { NextBatchWaitingListLink } from '../starts/next-batch-waiting-list-link.tsx';
import { NextStarts } from '../starts/next-starts.tsx';
import { useIsEnrolmentClosed } from '../use-is-enrolment-closed.ts';
import { WorkshopDates } from './workshop-dates.tsx';

interface WorkshopCardProps {
  workshop: Workshop;
  offerDetails: OfferDetails;
  /** Whether the dates were more than 90 days past when the page was rendered; they are then folded. */
  areDatesOld: boolean;
  /**
   * The dates of the last batch that has begun, shown below those of the next one; null if no such batch is published.
   */
  last: Pick<Workshop, 'startDate' | 'endDate' | 'startTime' | 'endTime'> | null;
  /** Whether the batch with the workshop's dates was cancelled; the dates are then not shown. */
  isCancelled: boolean;
}

/** The card of a workshop: its subject, dates and project, and at the edge its fee and two links. */
export function WorkshopCard({
  workshop,
  offerDetails,
  areDatesOld,
  last,
  isCancelled,
}: WorkshopCardProps) {
  const isClosed = useIsEnrolmentClosed(offerDetails.lastDay);
  const { slug, title, subtitle, miniProject, sessions, tools } = workshop;
  const [fee, length, hours] = offerDetails.figures;
  return (
    <article
      className="card workshop"
      id={slug}
      data-state={isClosed ? 'past' : 'coming'}
      data-until={enrolmentClosesAt(offerDetails.lastDay)}
    >
      <Cover slug={slug} />
      <div className="workshop-what">
        <h2>
          <PageLink to={offerDetails.callPath}>{title}</PageLink>
        </h2>
        <p className="byline">
          <PageLink to={offerDetails.kindPath}>{offerDetails.kind}</PageLink>, {length?.value},{' '}
          {hours?.value} {hours?.name}
        </p>
        <p>{subtitle}</p>
        {isClosed || offerDetails.starts.list.length === 0 ? (
          <>
            {!isCancelled && (
              <WorkshopDates
                workshop={workshop}
                isPast={isClosed}
                isFoldedFromStart={areDatesOld}
              />
            )}
            <NextBatchWaitingListLink {...offerDetails} />
          </>
        ) : (
          <>
            <NextStarts {...offerDetails} />
            {last && <WorkshopDates workshop={{ ...workshop, ...last }} isPast isFoldedFromStart />}
          </>
        )}
      </div>
      <details className="fold workshop-inside">
        <summary>
          <span>
            {words.workshopInside}
            <span className="visually-hidden">: {title}</span>
          </span>
        </summary>
        <ol className="workshop-days">
          {sessions.map((session, index) => (
            <li key={session}>{`${words.workshopDay} ${index + 1}: ${session}`}</li>
          ))}
        </ol>
        <p>
          <strong>{words.programBuilds}:</strong> {miniProject}
        </p>
        <p>
          <strong>{words.toolsLabel}:</strong> {tools.join(' · ')}
        </p>
        <OfferNeeds needs={offerDetails.needs} />
        <OfferFactList offerDetails={offerDetails} />
        <p>
          <strong>{words.afterPayment}:</strong> {offerDetails.afterPayment}
        </p>
        <PageLink to={atHomePathOfOffer({ kind: 'workshop', slug })} className="link-button">
          {atHome}
        </PageLink>
      </details>
      <a href={brochurePathOf(slug)} className="link-button workshop-sheet" download>
        {words.brochure}
        <span className="visually-hidden">: {title}</span>
      </a>
      <div className="workshop-price">
        <strong className="price">{fee?.value}</strong>
        <p className="card-action">
          {!isClosed && (
            <PageLink to={offerDetails.callPath} className="button button-quiet">
              {words.join}
              <span className="visually-hidden">: {title}</span>
            </PageLink>
          )}
          <EnrolmentLink
            {...offerDetails}
            className={isClosed ? 'button button-quiet' : 'link-button'}
          />
        </p>
      </div>
    </article>
  );
}
