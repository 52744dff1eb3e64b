import type { ReactNode } from 'react';
import { placementClaim } from '#content/landing/placement-claim.ts';

interface IncludedListProps {
  heading: string;
  features: readonly string[];
  children?: ReactNode;
}

/** The things that every program of the page includes. */
export function IncludedList({ heading, features, children }: IncludedListProps) {
  return (
    <section className="included" aria-labelledby="included-heading">
      <h2 id="included-heading">{heading}</h2>
      <ul className="plain-list">
        {features.map((feature) => (
          <li key={feature}>
            {feature}
            {feature === placementClaim.words && (
              <p className="small-print">{placementClaim.meaning}</p>
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
