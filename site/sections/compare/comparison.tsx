import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AskedOffers } from '#contract/comparison/compare-address.ts';
import { comparisonSentences as say } from '#contract/comparison/comparison-sentences.ts';
import { followLinks } from './follow-links.ts';
import { useComparison } from './use-comparison.ts';

/** Made here, so that React takes it for the same one each time and never looks inside. */
const empty = { __html: '' };

/** The place of the comparison; what stands in it is written by `use-comparison.ts`, or by the service. */
export function Comparison({ asked }: { asked: AskedOffers }) {
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { state, shown } = useComparison(place, asked, attempt);
  const navigate = useNavigate();

  useEffect(() => (place.current ? followLinks(place.current, navigate) : undefined), [navigate]);

  return (
    <>
      <p role="status" className={state === 'loading' ? 'compare-state' : 'visually-hidden'}>
        {state === 'loading' ? say.loading : shown}
      </p>
      {state === 'failed' && (
        <p role="alert" className="notice notice-problem compare-state">
          {say.failed}{' '}
          <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
            {say.again}
          </button>
        </p>
      )}
      <div
        id="comparison"
        ref={place}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it keeps React out of this box
        dangerouslySetInnerHTML={empty}
      />
    </>
  );
}
