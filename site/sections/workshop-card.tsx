import { formatRupees } from '#content/format-rupees.ts';
import type { Workshop } from '#content/schema.ts';
import { indianInstant } from '#site/data/indian-time.ts';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { requestCallAbout } from './request-link.ts';
import { useHasPassed } from './use-has-passed.ts';
import { aboutWorkshop, WorkshopDates } from './workshop-dates.tsx';

/** The moment a workshop is over. */
export const workshopEnd = ({ endDate, endTime }: Workshop) => indianInstant(endDate, endTime);

interface WorkshopCardProps {
  workshop: Workshop;
  /** Whether the build found it over; the visitor's clock decides as soon as the script runs. */
  passedAtBuild: boolean;
}

/** A workshop as a ticket: what and when on the stub, what is in it beside, the price at the edge. */
export function WorkshopCard({ workshop, passedAtBuild }: WorkshopCardProps) {
  const isPast = useHasPassed(workshopEnd(workshop), passedAtBuild);
  const { slug, title, subtitle, days, feeRupees, inclusions, miniProject } = workshop;
  const target = requestCallAbout(aboutWorkshop(workshop, isPast));
  return (
    <article className="card workshop" id={slug} data-state={isPast ? 'past' : 'coming'}>
      <Cover slug={slug} />
      <div className="workshop-what">
        <h2>
          <PageLink to={target}>{title}</PageLink>
        </h2>
        <p>{subtitle}</p>
        <WorkshopDates workshop={workshop} isPast={isPast} />
      </div>
      <div className="workshop-inside">
        <h3>Included</h3>
        <ul className="plain-list">
          {inclusions.map((inclusion) => (
            <li key={inclusion}>{inclusion}</li>
          ))}
        </ul>
        <h3>Mini project</h3>
        <p>{miniProject}</p>
      </div>
      <div className="workshop-price">
        <p>
          <strong className="price">{formatRupees(feeRupees)}</strong>
          <span>per participant, {days} days</span>
        </p>
        <PageLink to={target} className="button">
          {isPast ? 'Ask for the next batch' : 'Join Now'}
          <span className="visually-hidden">: {title}</span>
        </PageLink>
      </div>
    </article>
  );
}
