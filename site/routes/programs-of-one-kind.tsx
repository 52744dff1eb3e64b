import { programLists } from '#content/catalogue/program-lists.ts';
import { indianDay } from '#content/indian-day.ts';
import { offers } from '#content/offers/offers.ts';
import { offerPageWords } from '#content/offers/page-words/offer-page-words.ts';
import { relatedLinksWords } from '#content/offers/page-words/related-links-words.ts';
import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { makeCourseJsonLdFacts } from '#site/data/json-ld/course-json-ld-facts.ts';
import { makeProgramsPageJsonLd } from '#site/data/json-ld/make-programs-page-json-ld.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import { allOffersLink, listLinksToOtherKinds } from '#site/data/offers/links-to-other-offers.ts';
import { makeOfferDetails } from '#site/data/offers/make-offer-details.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { makeRequestCallAddress } from '#site/sections/call/request-call-prefill.ts';
import { PageHeader } from '#site/sections/page-header.tsx';
import { makeProgramKindFacts } from '#site/sections/program/make-program-kind-facts.ts';
import { ProgramsPageBody } from '#site/sections/program/programs-page-body.tsx';
import { CustomRequestSection } from '#site/sections/project/custom-request-section.tsx';
import { RelatedLinks } from '#site/sections/related-links.tsx';
import { HydrateLast } from '#site/ui/hydrate-last.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/programs-of-one-kind';

/** One route module for the pages of all three kinds of program: the path tells which kind is shown. */
export function loader({ pattern }: Route.LoaderArgs) {
  const path = `/${pattern}`;
  const list = programLists.find(({ terms }) => terms.path === path);
  if (!list) throw new Error(`No kind of program has the path ${path}`);
  const today = indianDay(new Date());
  return {
    page: pageMetaByPath[path as keyof typeof pageMetaByPath],
    terms: list.terms,
    customForm: list.customForm,
    programs: list.programs.map(({ slug, title, tag, text, forWhom, project, tools, modules }) => ({
      program: { slug, title, tag, text, forWhom, project, tools, modules },
      offerDetails: makeOfferDetails(slug, today),
    })),
    facts: offers.filter(({ kind }) => kind === list.terms.kind).map(makeCourseJsonLdFacts),
    otherKinds: listLinksToOtherKinds(list.terms.kind),
    all: allOffersLink,
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, terms, facts } }) =>
  makePageMeta({ ...page, path: terms.path, jsonLd: makeProgramsPageJsonLd(terms, facts) });

export default function ProgramsPage({ loaderData }: Route.ComponentProps) {
  const { terms, programs, customForm, otherKinds, all } = loaderData;
  return (
    <>
      <HydrateLast>
        <PageHeader
          crumbs={makeHomeAndPageCrumbs(terms.title, terms.path)}
          kicker={terms.title}
          heading={terms.heading}
          intro={terms.intro}
          facts={makeProgramKindFacts(terms, programs.length)}
        >
          <p className="actions">
            <a href="#choose" className="button">
              {offerPageWords.choosePrograms}
            </a>
            <PageLink to={makeRequestCallAddress(`About: ${terms.title}`)} className="link-button">
              {offerPageWords.requestCall}
            </PageLink>
          </p>
        </PageHeader>
      </HydrateLast>
      <ProgramsPageBody terms={terms} programs={programs} />
      <CustomRequestSection form={customForm} />
      <RelatedLinks
        links={{ heading: relatedLinksWords.otherKinds, links: otherKinds }}
        all={all}
      />
    </>
  );
}
