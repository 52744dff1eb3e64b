import { layoutAndTiming } from '#content/layout-and-timing.ts';
import type { Family, SectionHeading } from '#content/schema.ts';
import { fieldsLabel, viewMoreLabel } from '#content/words/landing-labels.ts';
import { Carousel } from '#site/ui/carousel.tsx';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { Section } from '#site/ui/section.tsx';

interface FamiliesSectionProps {
  heading: SectionHeading;
  families: readonly (Pick<Family, 'slug' | 'card'> & { inside: string })[];
}

export function FamiliesSection({ heading, families }: FamiliesSectionProps) {
  return (
    <Section id="programs" className="programs" {...heading}>
      <Carousel
        label={fieldsLabel}
        perView={{ base: 1, md: 2, lg: 3, xl: 4 }}
        gap={layoutAndTiming.programs.gap}
        autoplayMs={layoutAndTiming.programs.everyMs}
      >
        {families.map(({ slug, card, inside }) => (
          <article className="card" key={slug}>
            <Cover slug={slug} />
            <p className="tag">{card.tag}</p>
            <p className="small-print">{inside}</p>
            <h3>
              <PageLink to={card.link}>{card.title}</PageLink>
            </h3>
            <p>{card.description}</p>
            <p className="card-action">
              <PageLink
                to={card.link}
                className="link-button"
                aria-label={`${viewMoreLabel}: ${card.title}`}
              >
                {viewMoreLabel}
              </PageLink>
            </p>
          </article>
        ))}
      </Carousel>
    </Section>
  );
}
