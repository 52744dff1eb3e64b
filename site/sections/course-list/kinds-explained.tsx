import { courseListWords } from '#content/offers/course-list-words.ts';
import { feeAlsoCoversSentence, kindIds, kinds } from '#content/offers/kinds.ts';

/** How each of the five kinds is taught, and what its fee pays for. It is shown once for all rows. */
export function KindsExplained() {
  return (
    <details className="kinds-explained">
      <summary>{courseListWords.kinds}</summary>
      <dl>
        {kindIds.map((id) => (
          <div key={id}>
            <dt>{kinds[id].title}</dt>
            <dd>
              {kinds[id].taught} {feeAlsoCoversSentence(id)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
