import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { brand } from '#content/brand.ts';
import type { About } from '#content/schema.ts';
import { openLinkedDetails } from '#site/motion/open-linked-details.ts';
import { fillProviderName } from '#site/ui/fill-provider-name.ts';

/**
 * The meaning of the name, the mission and the vision. On a phone the three parts are folded, so that the programs are
 * near; on wider screens they are open.
 */
export function AboutSection({ about }: { about: About }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  // A browser opens a folded part when a link leads to it. React Router follows links of this page without the browser,
  // so this effect opens the part for each new address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun anew for each address
  useEffect(() => openLinkedDetails(fold.current), [location]);

  return (
    <section id="about" className="section about" aria-labelledby="about-heading">
      <div className="wrap about-grid">
        <h2 id="about-heading">{fillProviderName(about.heading, brand.name)}</h2>
        <details className="about-parts" data-motion="fold" ref={fold}>
          <summary>{about.fold}</summary>
          <div className="about-opened">
            {about.parts.map((part) => (
              <div key={part.id} className={`about-part about-${part.id}`}>
                {/* The text about the name is as large as a heading, so only screen readers get its title. */}
                <h3 className={part.id === 'name' ? 'visually-hidden' : undefined}>{part.title}</h3>
                <p>{fillProviderName(part.text, brand.name)}</p>
              </div>
            ))}
          </div>
        </details>
      </div>
    </section>
  );
}
