import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OffersToCompare } from '#contract/comparison/comparison-address.ts';
import { comparisonWords as words } from '#contract/comparison/comparison-words.ts';
import { followLinksWithRouter } from '#site/ui/follow-links-with-router.ts';
import { useRenderComparison } from './use-render-comparison.ts';

/**
 * One object for all renders. With a new object in each render, React could empty the element and delete the
 * comparison.
 */
const empty = { __html: '' };

/** The container of the comparison; `use-render-comparison.ts` or the service writes its content. */
export function ComparisonContainer({ asked }: { asked: OffersToCompare }) {
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { state, shown } = useRenderComparison(place, asked, attempt);
  const navigate = useNavigate();

  useEffect(
    () => (place.current ? followLinksWithRouter(place.current, navigate) : undefined),
    [navigate],
  );

  return (
    <>
      <p role="status" className={state === 'loading' ? 'compare-state' : 'visually-hidden'}>
        {state === 'loading' ? words.loading : shown}
      </p>
      {state === 'failed' && (
        <p role="alert" className="notice notice-problem compare-state">
          {words.failed}{' '}
          <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
            {words.again}
          </button>
        </p>
      )}
      <div
        id="comparison"
        ref={place}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it keeps React from changing the content
        dangerouslySetInnerHTML={empty}
      />
    </>
  );
}
