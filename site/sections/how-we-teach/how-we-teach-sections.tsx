import type { HowWeTeach } from '#content/schema.ts';
import { PageLink } from '#site/ui/page-link.tsx';

/**
 * Sections of `/how-we-teach` that answer questions which visitors have before they buy. Other pages link to each of
 * them.
 */
export function HowWeTeachSections({ sections }: { sections: HowWeTeach['sections'] }) {
  return (
    <div className="wrap teaching">
      {sections.map(({ id, title, paragraphs, links = [] }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{title}</h2>
          <div>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {links.length > 0 && (
              <p className="actions">
                {links.map(({ label, to }) => (
                  <PageLink key={to} to={to} className="link-button">
                    {label}
                  </PageLink>
                ))}
              </p>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
