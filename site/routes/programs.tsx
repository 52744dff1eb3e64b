import { programLists } from '#content/catalogue/program-lists.ts';
import { indianDay } from '#content/indian-day.ts';
import { offerPageWords } from '#content/offers/offer-page-words.ts';
import { offers } from '#content/offers/offers.ts';
import { sidewaysWords } from '#content/offers/sideways-words.ts';
import { pages } from '#content/pages.ts';
import { courseFacts } from '#site/data/course-facts.ts';
import { offerDetails } from '#site/data/offer-details.ts';
import { programListData } from '#site/data/program-data.ts';
import { allOffers, otherKinds } from '#site/data/sideways.ts';
import { crumbsTo } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { requestCallAbout } from '#site/sections/call/request-link.ts';
import { PageHead } from '#site/sections/page-head.tsx';
import { ProgramArrangement } from '#site/sections/program/program-arrangement.tsx';
import { termsFacts } from '#site/sections/program/terms-facts.ts';
import { CustomRequestSection } from '#site/sections/project/custom-request-section.tsx';
import { Sideways } from '#site/sections/sideways.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/programs';

/** One module for three addresses: the programs are those whose page was asked for. */
export function loader({ pattern }: Route.LoaderArgs) {
  const path = `/${pattern}`;
  const list = programLists.find(({ terms }) => terms.path === path);
  if (!list) throw new Error(`No kind of program has the path ${path}`);
  const today = indianDay(new Date());
  return {
    page: pages[path as keyof typeof pages],
    terms: list.terms,
    customForm: list.customForm,
    programs: list.programs.map(({ slug, title, tag, text, forWhom, project, tools, modules }) => ({
      program: { slug, title, tag, text, forWhom, project, tools, modules },
      sheet: offerDetails(slug, today),
    })),
    facts: offers.filter(({ kind }) => kind === list.terms.kind).map(courseFacts),
    otherKinds: otherKinds(list.terms.kind),
    all: allOffers,
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, terms, facts } }) =>
  pageMeta({ ...page, path: terms.path, jsonLd: programListData(terms, facts) });

export default function ProgramsPage({ loaderData }: Route.ComponentProps) {
  const { terms, programs, customForm, otherKinds, all } = loaderData;
  return (
    <>
      <PageHead
        crumbs={crumbsTo(terms.title, terms.path)}
        kicker={terms.title}
        heading={terms.heading}
        intro={terms.intro}
        facts={termsFacts(terms, programs.length)}
      >
        <p className="actions">
          <a href="#choose" className="button">
            {offerPageWords.choosePrograms}
          </a>
          <PageLink to={requestCallAbout(`About: ${terms.title}`)} className="link-button">
            {offerPageWords.requestCall}
          </PageLink>
        </p>
      </PageHead>
      <ProgramArrangement terms={terms} programs={programs} />
      <CustomRequestSection form={customForm} />
      <Sideways links={{ heading: sidewaysWords.otherKinds, links: otherKinds }} all={all} />
    </>
  );
}
