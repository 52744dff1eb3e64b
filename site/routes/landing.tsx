import { brand } from '#content/brand.ts';
import { about } from '#content/landing/about.ts';
import { hero } from '#content/landing/hero.ts';
import { reasons } from '#content/landing/reasons.ts';
import { requestCallWords } from '#content/landing/request-call-words.ts';
import { statistics } from '#content/landing/statistics.ts';
import { offers } from '#content/offers/offers.ts';
import { describeOffersInOneLine } from '#content/offers/page-words/describe-offers-in-one-line.ts';
import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { dotsToSvgPath } from '#site/art/dots-to-svg-path.ts';
import { drawKolam } from '#site/art/draw-kolam.ts';
import { hiddenSectionIdsText } from '#site/data/build-settings.ts';
import { makeOrganizationJsonLd } from '#site/data/json-ld/make-organization-json-ld.ts';
import { landingCards, landingHeadings } from '#site/data/landing-cards-and-headings.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { RequestCallSection } from '#site/sections/call/request-call-section.tsx';
import { AboutSection } from '#site/sections/landing/about-section.tsx';
import { CertificatesSection } from '#site/sections/landing/certificates-section.tsx';
import { ClassToolsSection } from '#site/sections/landing/class-tools-section.tsx';
import { CollaboratorsSection } from '#site/sections/landing/collaborators-section.tsx';
import { FamiliesSection } from '#site/sections/landing/families-section.tsx';
import { HeroSection } from '#site/sections/landing/hero-section.tsx';
import { PlansSection } from '#site/sections/landing/plans-section.tsx';
import { ReasonsSection } from '#site/sections/landing/reasons-section.tsx';
import { StudentProjectsSection } from '#site/sections/landing/student-projects-section.tsx';
import { TestimonialsSection } from '#site/sections/landing/testimonials-section.tsx';
import { HydrateLast } from '#site/ui/hydrate-last.tsx';
import type { Route } from './+types/landing';

/** Returns an empty list when the build leaves out the section with this id. */
const unlessHidden = <Entry,>(id: string, entries: readonly Entry[]): readonly Entry[] =>
  hiddenSectionIdsText.split(' ').includes(id) ? [] : entries;

/**
 * The loader runs only when the page is rendered, by a build or a publication. So the content is in the page's data and
 * never in a bundled script.
 */
export function loader() {
  const { width, height, path, dots } = drawKolam(brand.name.toLowerCase(), { family: 'super' });
  return {
    page: { ...pageMetaByPath['/'], path: '/', jsonLd: [makeOrganizationJsonLd()] },
    headings: landingHeadings,
    hero,
    facts: describeOffersInOneLine(offers),
    kolam: { width, height, path, dots: dotsToSvgPath(dots) },
    statistics,
    about,
    reasons,
    ...landingCards,
    testimonials: unlessHidden('testimonials', landingCards.testimonials),
    collaborators: unlessHidden('collaborators', landingCards.collaborators),
    studentProjects: unlessHidden('student-projects', landingCards.studentProjects),
    requestCall: requestCallWords,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => makePageMeta(loaderData.page);

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { headings, ...content } = loaderData;
  return (
    <>
      <HydrateLast>
        <HeroSection {...content} />
        <AboutSection about={content.about} />
        <ReasonsSection heading={headings['why-choose-us']} reasons={content.reasons} />
      </HydrateLast>
      <HydrateLast>
        <FamiliesSection heading={headings.programs} families={content.families} />
      </HydrateLast>
      <HydrateLast>
        <PlansSection heading={headings.benefits} plans={content.plans} />
      </HydrateLast>
      <HydrateLast>
        {content.testimonials.length > 0 && (
          <TestimonialsSection
            heading={headings.testimonials}
            testimonials={content.testimonials}
          />
        )}
        <CertificatesSection heading={headings.certificates} certificates={content.certificates} />
        {content.collaborators.length > 0 && (
          <CollaboratorsSection
            heading={headings.collaborators}
            collaborators={content.collaborators}
          />
        )}
        <ClassToolsSection heading={headings.software} software={content.software} />
      </HydrateLast>
      <HydrateLast>
        {content.studentProjects.length > 0 && (
          <StudentProjectsSection
            heading={headings['student-projects']}
            projects={content.studentProjects}
          />
        )}
      </HydrateLast>
      <RequestCallSection requestCall={content.requestCall} level={2} />
    </>
  );
}
