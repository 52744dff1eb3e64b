import { courseListWords } from '#content/offers/course-list/course-list-words.ts';
import { formatFeeAlsoCoversSentence, kindIds, kinds } from '#content/offers/kinds.ts';

/** Explains how each of the five kinds of offer is taught, and what its fee pays for, once for all rows of the list. */
export function KindsExplained() {
  return (
    <details className="kinds-explained">
      <summary>{courseListWords.kinds}</summary>
      <dl>
        {kindIds.map((id) => (
          <div key={id}>
            <dt>{kinds[id].title}</dt>
            <dd>
              {kinds[id].taught} {formatFeeAlsoCoversSentence(id)}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
