import type { ReactNode } from 'react';
import type { LastDayToEnrol } from '#content/offers/facts/find-last-day-to-enrol.ts';
import { offerPageWords as words } from '#content/offers/page-words/offer-page-words.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { enrolmentClosesAt } from './enrolment-closes-at.ts';
import { useIsEnrolmentClosed } from './use-is-enrolment-closed.ts';

interface EnrolmentLinkProps {
  title: string;
  enrolPath: string;
  callPath: string;
  /** The last day to enrol; null for offers that start by arrangement. */
  lastDay: LastDayToEnrol | null;
  className: string;
  /** The link's component, if it is not `PageLink`. */
  as?: LinkComponent;
}

type LinkComponent = (props: {
  to: string;
  className: string;
  'aria-label': string;
  'data-until': string | undefined;
  children: ReactNode;
}) => ReactNode;

/** The link to enrol. For an offer without a coming date it is a link to ask for a call instead. */
export function EnrolmentLink({
  title,
  enrolPath,
  callPath,
  lastDay,
  className,
  as: Link = PageLink,
}: EnrolmentLinkProps) {
  const isClosed = useIsEnrolmentClosed(lastDay);
  const label = isClosed ? words.workshopNext : words.enrol;
  return (
    <Link
      to={isClosed ? callPath : enrolPath}
      className={className}
      aria-label={`${label}: ${title}`}
      data-until={enrolmentClosesAt(lastDay)}
    >
      {label}
    </Link>
  );
}
