import type { ReactNode } from 'react';
import { SampleTag } from './sample-tag.tsx';

interface SectionProps {
  id: string;
  heading: string;
  intro?: string | undefined;
  /** Whether the section shows samples. */
  hasSamples?: boolean;
  /** Class for the section's own layout, in `styles/landing/`. */
  className?: string;
  children: ReactNode;
}

/** A section that links can point at, named by its own heading. */
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
