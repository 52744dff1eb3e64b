import type { TodayView } from '../api/inbox-api.ts';
import { inboxLink } from '../inbox/inbox-address.ts';
import { standardViewsFor } from '../inbox/standard-views.ts';

/** How the day stands, each number with the way to what it counts. */
export function Counts({ day, isOwner }: { day: TodayView; isOwner: boolean }) {
  const views = standardViewsFor(isOwner);
  const all = [
    { label: 'New', count: day.fresh, look: 'fresh', to: views.fresh },
    { label: 'Late', count: day.late, look: 'late', to: views.late },
    { label: 'Due today', count: day.laterToday, look: 'act', to: views.today },
    { label: 'Quarantine', count: day.inQuarantine, look: '', to: views.quarantine },
  ];
  return (
    <ul className="counts" data-live="counts">
      {all.map(({ label, count, look, to }) => (
        <li key={label}>
          <a className={count === 0 ? 'count' : `count ${look}`} href={inboxLink(to)}>
            <strong className="figure">{count}</strong> {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
