import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { brand } from '#content/brand.ts';
import type { About } from '#content/schema.ts';
import { openLinked } from '#site/motion/open-linked.ts';
import { fillName } from '#site/ui/format.ts';

/** On a phone its three parts are folded under one line, so that the programs are near; wider, they stand open. */
export function AboutSection({ about }: { about: About }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  // React Router's own changes of the address tell the browser nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun anew for each address
  useEffect(() => openLinked(fold.current), [location]);

  return (
    <section id="about" className="section about" aria-labelledby="about-heading">
      <div className="wrap about-grid">
        <h2 id="about-heading">{fillName(about.heading, brand.name)}</h2>
        <details className="about-parts" data-motion="fold" ref={fold}>
          <summary>{about.fold}</summary>
          <div className="about-opened">
            {about.parts.map((part) => (
              <div key={part.id} className={`about-part about-${part.id}`}>
                {/* Its text says it by itself, in large letters. */}
                <h3 className={part.id === 'name' ? 'visually-hidden' : undefined}>{part.title}</h3>
                <p>{fillName(part.text, brand.name)}</p>
              </div>
            ))}
          </div>
        </details>
      </div>
    </section>
  );
}
