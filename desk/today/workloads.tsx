import type { OwnerWorkload } from '../api-types/enquiry-lists-api.ts';
import { inboxLink } from '../inbox/inbox-address.ts';
import { standardViews } from '../inbox/standard-views.ts';

type WorkloadsProps = {
  loads: readonly OwnerWorkload[];
  names: ReadonlyMap<string, string>;
  me: string;
  isOwner: boolean;
};

/**
 * Shows how much open work each member has. An owner of the desk sees the work of all members. Others see only their
 * own work and the unassigned work.
 */
export function Workloads({ loads, names, me, isOwner }: WorkloadsProps) {
  if (loads.length === 0) return null;
  const nameOf = ({ ownerId }: OwnerWorkload) =>
    ownerId === null ? 'Unassigned' : ownerId === me ? 'You' : (names.get(ownerId) ?? 'Left');
  const viewOf = (ownerId: string | null) => {
    if (ownerId === null) return standardViews.nobodys;
    return ownerId === me ? standardViews.mine : { ...standardViews.mine, owner: ownerId };
  };
  const sorted = loads.toSorted((a, b) => b.now - a.now || b.open - a.open);
  const most = Math.max(1, ...sorted.map(({ open }) => open));
  return (
    <section className="loads" aria-labelledby="loads" data-live="loads">
      <h2 id="loads">{isOwner ? 'Open enquiries by person' : 'Open enquiries'}</h2>
      <ul>
        {sorted.map((load) => (
          <li key={load.ownerId ?? 'nobody'}>
            <a className="load" href={inboxLink(viewOf(load.ownerId))}>
              <strong>{nameOf(load)}</strong>
              <span className="figure">
                {load.open} open{load.now > 0 && `, ${load.now} now`}
              </span>
              <meter min={0} max={most} value={load.open} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
