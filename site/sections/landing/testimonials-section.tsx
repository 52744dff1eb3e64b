import type { SectionHeading, Testimonial } from '#content/schema.ts';

import { Carousel } from '#site/ui/carousel.tsx';
import { Photo } from '#site/ui/photo.tsx';
import { Rating } from '#site/ui/rating.tsx';
import { Section } from '#site/ui/section.tsx';
import { SpriteIcon } from '#site/ui/sprite-icon.tsx';

interface TestimonialsSectionProps {
  heading: SectionHeading & { hasSamples: boolean };
  testimonials: readonly Omit<Testimonial, 'isSample'>[];
}

export function TestimonialsSection({ heading, testimonials }: TestimonialsSectionProps) {
  return (
    <Section id="testimonials" className="testimonials" {...heading}>
      <Carousel label="Testimonials" perView={{ base: 1, lg: 2 }} gap={48}>
        {testimonials.map((entry) => (
          <figure className="testimonial" key={entry.image}>
            <Rating rating={entry.rating} />
            <blockquote>
              <p>{entry.text}</p>
            </blockquote>
            <figcaption>
              {entry.picture ? (
                <Photo picture={entry.picture} />
              ) : (
                <SpriteIcon file="portraits" name={entry.image} />
              )}
              <span>
                <strong>{entry.name}</strong>
                <br />
                {entry.role}
              </span>
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </Section>
  );
}
