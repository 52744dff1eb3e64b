import type { TodayView } from '../door/inbox-door.ts';
import { inboxLink } from '../inbox/inbox-address.ts';
import { standardViews } from '../inbox/standard-views.ts';

/** How the day stands, each number with the way to what it counts. */
export function Counts({ day }: { day: TodayView }) {
  const all = [
    { label: 'New', count: day.fresh, look: 'fresh', to: standardViews.fresh },
    { label: 'Late', count: day.late, look: 'late', to: standardViews.late },
    { label: 'Due today', count: day.laterToday, look: 'act', to: standardViews.today },
    { label: 'Quarantine', count: day.inQuarantine, look: '', to: standardViews.quarantine },
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
