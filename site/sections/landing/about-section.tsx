import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { brand } from '#content/brand.ts';
import type { About } from '#content/schema.ts';
import { fillName } from '#site/ui/format.ts';

/** On a phone its three parts are folded under one line, so that the programs are near; wider, they stand open. */
export function AboutSection({ about }: { about: About }) {
  const fold = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  // A link to this section opens it.
  useEffect(() => {
    if (location.hash === '#about' && fold.current) fold.current.open = true;
  }, [location]);

  return (
    <section id="about" className="section about" aria-labelledby="about-heading">
      <div className="wrap about-grid">
        <h2 id="about-heading">{fillName(about.heading, brand.name)}</h2>
        <details className="about-parts" ref={fold}>
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
