import { layoutAndTiming } from '#content/layout-and-timing.ts';
import type { Collaborator, SectionHeading } from '#content/schema.ts';

import { Carousel } from '#site/ui/carousel.tsx';
import { Photo } from '#site/ui/photo.tsx';
import { Section } from '#site/ui/section.tsx';
import { SpriteIcon } from '#site/ui/sprite-icon.tsx';

interface CollaboratorsSectionProps {
  heading: SectionHeading & { hasSamples: boolean };
  collaborators: readonly Omit<Collaborator, 'isSample'>[];
}

/**
 * Shows four collaborators at a time and moves by one every two seconds, then starts again: n entries have n - 3
 * positions. With fewer than five entries, the list does not move.
 */
export function CollaboratorsSection({ heading, collaborators }: CollaboratorsSectionProps) {
  const { visible, everyMs } = layoutAndTiming.collaborators;
  return (
    <Section id="collaborators" className="collaborators" {...heading}>
      <Carousel
        label="Collaborators"
        perView={{ base: visible }}
        {...(collaborators.length > visible ? { autoplayMs: everyMs } : {})}
      >
        {collaborators.map((collaborator) => (
          <div className="collaborator" key={collaborator.logo}>
            {collaborator.picture ? (
              <Photo picture={collaborator.picture} />
            ) : (
              <SpriteIcon file="collaborators" name={collaborator.logo} />
            )}
            <strong>{collaborator.name}</strong>
            <span>{collaborator.field}</span>
          </div>
        ))}
      </Carousel>
    </Section>
  );
}
