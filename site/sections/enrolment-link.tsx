import type { LastDay } from '#content/offers/last-day.ts';
import { offerPageWords as words } from '#content/offers/offer-page-words.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { closesAt, useIsClosed } from './use-is-closed.ts';

interface EnrolmentLinkProps {
  title: string;
  enrolPath: string;
  callPath: string;
  /** Null for what starts by arrangement. */
  lastDay: LastDay | null;
  className: string;
}

/** The way to the enrolment; where an offer has no date to come, the call that asks for it takes its place. */
export function EnrolmentLink({
  title,
  enrolPath,
  callPath,
  lastDay,
  className,
}: EnrolmentLinkProps) {
  const isClosed = useIsClosed(lastDay);
  return (
    <PageLink
      to={isClosed ? callPath : enrolPath}
      className={className}
      data-until={closesAt(lastDay)}
    >
      <span>
        {isClosed ? words.workshopNext : words.enrol}
        <span className="visually-hidden">: {title}</span>
      </span>
    </PageLink>
  );
}
