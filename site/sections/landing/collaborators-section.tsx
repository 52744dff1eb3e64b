import { display } from '#content/display.ts';
import type { Collaborator, SectionHeading } from '#content/schema.ts';

import { Carousel } from '#site/ui/carousel.tsx';
import { Section } from '#site/ui/section.tsx';
import { Sprite } from '#site/ui/sprite.tsx';

interface CollaboratorsSectionProps {
  heading: SectionHeading & { hasSamples: boolean };
  collaborators: readonly Omit<Collaborator, 'isSample'>[];
}

/**
 * Four at a time, one further every two seconds, from the start again after the last position: with n
 * entries there are n - 3 of them. Fewer than five have nowhere to go and stand still.
 */
export function CollaboratorsSection({ heading, collaborators }: CollaboratorsSectionProps) {
  const { visible, everyMs } = display.collaborators;
  return (
    <Section id="collaborators" className="collaborators" {...heading}>
      <Carousel
        label="Collaborators"
        perView={{ base: visible }}
        {...(collaborators.length > visible ? { autoplayMs: everyMs } : {})}
      >
        {collaborators.map((collaborator) => (
          <div className="collaborator" key={collaborator.logo}>
            <Sprite file="collaborators" name={collaborator.logo} />
            <strong>{collaborator.name}</strong>
            <span>{collaborator.field}</span>
          </div>
        ))}
      </Carousel>
    </Section>
  );
}
