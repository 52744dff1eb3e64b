import type { ClassTool, SectionHeading } from '#content/schema.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { Section } from '#site/ui/section.tsx';

interface ClassToolsSectionProps {
  heading: SectionHeading;
  software: readonly (Omit<ClassTool, 'availability'> & { state: string })[];
}

export function ClassToolsSection({ heading, software }: ClassToolsSectionProps) {
  return (
    <Section id="software" className="software" {...heading}>
      <ul className="software-list">
        {software.map((item) => (
          <li key={item.slug} className="software-item">
            <img src={item.image} alt="" width="960" height="480" loading="lazy" />
            <div>
              <h3>
                <PageLink to={item.link}>{item.title}</PageLink>
              </h3>
              <p className="small-print">{item.state}</p>
              <p>{item.description}</p>
              <ul className="plain-list">
                {item.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
