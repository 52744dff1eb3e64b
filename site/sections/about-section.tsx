import { provider } from '#content/provider.ts';
import type { About } from '#content/schema.ts';
import { fillName } from '#site/ui/format.ts';

export function AboutSection({ about }: { about: About }) {
  return (
    <section id="about" className="section about" aria-labelledby="about-heading">
      <div className="wrap about-grid">
        <h2 id="about-heading">{fillName(about.heading, provider.name)}</h2>
        {about.parts.map((part) => (
          <div key={part.id} className={`about-part about-${part.id}`}>
            <h3>{part.title}</h3>
            <p>{fillName(part.text, provider.name)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
