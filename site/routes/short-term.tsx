import { customRequestForms } from '#content/catalogue/custom-request-forms.ts';
import { workshops } from '#content/catalogue/workshops.ts';
import { formatRupees } from '#content/format-rupees.ts';
import { indianDay } from '#content/indian-day.ts';
import { formatLengthRange } from '#content/offers/facts/format-length-range.ts';
import { findOffer } from '#content/offers/offers.ts';
import { offerPageWords } from '#content/offers/page-words/offer-page-words.ts';
import { relatedLinksWords } from '#content/offers/page-words/related-links-words.ts';
import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { findLastWorkshopDates } from '#content/published-batches-of-offer.ts';
import { phpProjects } from '#content/showcase/php-projects.ts';
import {
  heading,
  intro,
  perParticipantLabel,
  projectsHeading,
  projectsIntro,
  title,
} from '#content/words/short-term-page-words.ts';
import { sharePicturePathOfPage } from '#contract/pages/share-picture-path-of-page.ts';
import { toIndianTimestamp } from '#site/data/indian-timestamps.ts';
import { makeBreadcrumbJsonLd, makeWorkshopJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import { makeWorkshopJsonLdFacts } from '#site/data/json-ld/workshop-json-ld-facts.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import { allOffersLink, listLinksToOtherKinds } from '#site/data/offers/links-to-other-offers.ts';
import { makeOfferDetails } from '#site/data/offers/make-offer-details.ts';
import { workshopEndOf } from '#site/data/workshop-end-of.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { makeRequestCallAddress } from '#site/sections/call/request-call-prefill.ts';
import { PageHeader } from '#site/sections/page-header.tsx';
import { CustomRequestSection } from '#site/sections/project/custom-request-section.tsx';
import { PhpProjectCard } from '#site/sections/project/php-project-card.tsx';
import { RelatedLinks } from '#site/sections/related-links.tsx';
import { WorkshopCard } from '#site/sections/workshop/workshop-card.tsx';
import { workshopDatesFoldAt } from '#site/sections/workshop/workshop-dates.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { Section } from '#site/ui/section.tsx';
import type { Route } from './+types/short-term';

const path = '/short-term';
const crumbs = makeHomeAndPageCrumbs(title, path);

export function loader() {
  const now = Date.now();
  const today = indianDay(new Date(now));
  return {
    page: pageMetaByPath[path],
    workshops: workshops.map((workshop) => ({
      workshop,
      offerDetails: makeOfferDetails(workshop.slug, today),
      facts: factsOf(workshop.slug),
      isOver: now >= Date.parse(workshopEndOf(workshop)),
      areDatesOld: now >= Date.parse(workshopDatesFoldAt(workshop)),
      last: findLastWorkshopDates(workshop.slug),
      isCancelled: isCancelled(workshop.slug),
    })),
    projects: phpProjects.map(({ id, title, text, image, technology }) => ({
      id,
      title,
      text,
      image,
      technology,
    })),
    customForm: customRequestForms.project,
    otherKinds: listLinksToOtherKinds('workshop'),
    all: allOffersLink,
  };
}

function offerOf(slug: string) {
  const offer = findOffer(slug);
  if (!offer) throw new Error(`The workshop ${slug} is not among the offers.`);
  return offer;
}

const factsOf = (slug: string) => makeWorkshopJsonLdFacts(offerOf(slug));

function isCancelled(slug: string): boolean {
  const { start } = offerOf(slug);
  return start.at === 'dates' && start.isCancelled === true;
}

export const meta: Route.MetaFunction = ({ loaderData: { page, workshops } }) =>
  makePageMeta({
    ...page,
    path,
    jsonLd: [
      makeBreadcrumbJsonLd(crumbs),
      ...workshops
        .filter(({ isCancelled }) => !isCancelled)
        .map(({ workshop, offerDetails, facts, isOver }) =>
          makeWorkshopJsonLd(
            {
              name: workshop.title,
              description: workshop.subtitle,
              path: `${path}#${workshop.slug}`,
              image: sharePicturePathOfPage(path),
              startsAt: toIndianTimestamp(workshop.startDate, workshop.startTime),
              endsAt: workshopEndOf(workshop),
              feeRupees: workshop.feeRupees,
              isOver,
              isSold: offerDetails.lastDay?.isPast !== true,
            },
            facts,
          ),
        ),
    ],
  });

export default function ShortTerm({
  loaderData: { workshops, projects, customForm, otherKinds, all },
}: Route.ComponentProps) {
  const lengths = workshops.map(({ workshop }) => ({
    unit: 'days' as const,
    count: workshop.days,
  }));
  const isAnyOpen = workshops.some(({ offerDetails }) => offerDetails.lastDay?.isPast === false);
  const fees = [...new Set(workshops.map(({ workshop }) => formatRupees(workshop.feeRupees)))];
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        kicker={title}
        heading={heading}
        intro={intro}
        facts={[
          { name: 'Duration', value: formatLengthRange(lengths) },
          { name: perParticipantLabel, value: fees.join(', ') },
          { name: 'Workshops', value: `${workshops.length}` },
        ]}
      >
        <p className="actions">
          {isAnyOpen ? (
            <a href="#workshops" className="button">
              {offerPageWords.chooseWorkshop}
            </a>
          ) : (
            <PageLink to={makeRequestCallAddress(`About: ${title}`)} className="button">
              {offerPageWords.workshopNext}
            </PageLink>
          )}
        </p>
      </PageHeader>
      <section id="workshops" className="wrap workshops" aria-label="Workshops">
        <p className="workshops-dates">
          {offerPageWords.workshopDates}
          {isAnyOpen && ` ${offerPageWords.joinMeaning}`}
        </p>
        <div className="workshop-list">
          {workshops.map(({ workshop, offerDetails, areDatesOld, last, isCancelled }) => (
            <WorkshopCard
              key={workshop.slug}
              {...{ workshop, offerDetails: offerDetails, areDatesOld, last, isCancelled }}
            />
          ))}
        </div>
      </section>
      <Section
        id="php-projects"
        className="projects"
        heading={projectsHeading}
        intro={projectsIntro}
      >
        <div className="project-list">
          {projects.map((project) => (
            <PhpProjectCard key={project.id} project={project} />
          ))}
        </div>
      </Section>
      <CustomRequestSection form={customForm} />
      <RelatedLinks
        links={{ heading: relatedLinksWords.otherKinds, links: otherKinds }}
        all={all}
      />
    </>
  );
}
