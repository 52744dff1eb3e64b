import type { Reason, SectionHeading } from '#content/schema.ts';
import { Carousel } from '#site/ui/carousel.tsx';
import { Section } from '#site/ui/section.tsx';
import { ReasonIcon } from './reason-icon.tsx';

interface ReasonsSectionProps {
  heading: SectionHeading;
  reasons: readonly Reason[];
}

export function ReasonsSection({ heading, reasons }: ReasonsSectionProps) {
  return (
    <Section id="why-choose-us" className="reasons" {...heading}>
      <Carousel label="Reasons" perView={{ base: 1, md: 2, lg: 3 }}>
        {reasons.map((reason) => (
          <article className={`reason tone-${reason.colour}`} key={reason.title}>
            <ReasonIcon icon={reason.icon} />
            <h3>{reason.title}</h3>
            <p>{reason.desc}</p>
          </article>
        ))}
      </Carousel>
    </Section>
  );
}
