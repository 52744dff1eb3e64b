import type { ReactNode } from 'react';
import { SampleTag } from './sample-tag.tsx';

interface SectionProps {
  id: string;
  heading: string;
  intro?: string | undefined;
  /** Whether the section shows samples. */
  hasSamples?: boolean;
  /** The class for the section's own layout, in `styles/landing/` or `styles/pages/`. */
  className?: string;
  children: ReactNode;
}

/** A section with its own heading, to which links can lead. */
export function Section({
  id,
  heading,
  intro,
  hasSamples,
  className = '',
  children,
}: SectionProps) {
  return (
    <section id={id} className={`section ${className}`} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <header className="section-head">
          <h2 id={`${id}-heading`}>{heading}</h2>
          {intro && <p className="section-intro">{intro}</p>}
          {hasSamples && <SampleTag />}
        </header>
        {children}
      </div>
    </section>
  );
}
