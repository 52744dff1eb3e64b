import type { TodayDetails } from '../api-types/enquiry-lists-api.ts';
import { inboxLink } from '../inbox/inbox-address.ts';
import { standardViewsFor } from '../inbox/standard-views.ts';
import { formatListedCount } from '../words/format-counts.ts';

type TodayCountsProps = {
  day: TodayDetails;
  /** The number of learners with a due step. */
  learners: number;
  isOwner: boolean;
};

/** Today's figures. Each links to what it counts. */
export function TodayCounts({ day, learners, isOwner }: TodayCountsProps) {
  const views = standardViewsFor(isOwner);
  const all = [
    { label: 'New', count: day.fresh, look: 'fresh', to: inboxLink(views.fresh) },
    { label: 'Late', count: day.late, look: 'late', to: inboxLink(views.late) },
    { label: 'Due today', count: day.laterToday, look: 'act', to: inboxLink(views.today) },
    { label: 'Learners', count: learners, look: 'act', to: '/desk/learners' },
    { label: 'Quarantine', count: day.inQuarantine, look: '', to: inboxLink(views.quarantine) },
  ];
  return (
    <ul className="counts" data-live="counts">
      {all.map(({ label, count, look, to }) => (
        <li key={label}>
          <a className={count === 0 ? 'count' : `count ${look}`} href={to}>
            <strong className="figure">{formatListedCount(count)}</strong> {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
