import { courseList } from '#content/offers/course-list.ts';
import { alsoPaid, kindIds, kinds } from '#content/offers/kinds.ts';

/** How each of the five kinds is taught, and what its fee pays for: said once for all rows. */
export function KindsExplained() {
  return (
    <details className="kinds-explained">
      <summary>{courseList.kinds}</summary>
      <dl>
        {kindIds.map((id) => (
          <div key={id}>
            <dt>{kinds[id].title}</dt>
            <dd>
              {kinds[id].taught} {alsoPaid(id)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
