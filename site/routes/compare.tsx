import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useLocation } from 'react-router';
import { formatRupees } from '#content/format-rupees.ts';
import { comparePageWords } from '#content/offers/comparison/compare-page-words.ts';
import { exampleComparisons } from '#content/offers/comparison/example-comparisons.ts';
import { findFeeTodayRupees } from '#content/offers/facts/find-fee-today-rupees.ts';
import { kinds } from '#content/offers/kinds.ts';
import { formatLength } from '#content/offers/length.ts';
import { findOffer, offers } from '#content/offers/offers.ts';
import { studyFieldSlugs, studyFields } from '#content/offers/study-fields.ts';
import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { comparisonPath, readComparisonAddress } from '#contract/comparison/comparison-address.ts';
import { makeBreadcrumbJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import type { PageHandle } from '#site/data/page-handle.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { CompareForm } from '#site/sections/compare/compare-form.tsx';
import { ComparisonContainer } from '#site/sections/compare/comparison-container.tsx';
import { ExampleComparisons } from '#site/sections/compare/example-comparisons.tsx';
import { NoscriptOfferList } from '#site/sections/compare/noscript-offer-list.tsx';
import { PageHeader } from '#site/sections/page-header.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/compare';

export const handle = { query: ['offers'] } satisfies PageHandle;

const crumbs = makeHomeAndPageCrumbs(comparePageWords.heading, comparisonPath);

export function loader() {
  return {
    page: pageMetaByPath[comparisonPath],
    choices: studyFieldSlugs.map((field) => ({
      field: studyFields[field].title,
      offers: offers
        .filter((offer) => offer.fields[0] === field)
        .map(({ slug, title, kind, path }) => ({ slug, title, kind: kinds[kind].title, path })),
    })),
    examples: exampleComparisons.map(({ question, answer, offers: slugs }) => ({
      question,
      answer,
      offers: slugs.map((slug) => {
        const offer = findOffer(slug);
        if (!offer)
          throw new Error(
            `content/offers/comparison/example-comparisons.ts: nothing is sold as ${slug}`,
          );
        const { title, length } = offer;
        return {
          slug,
          title,
          fee: formatRupees(findFeeTodayRupees(offer)),
          length: formatLength(length),
        };
      }),
    })),
  };
}

/** The loader data is not requested again when only the query changes, because it does not depend on the choice. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.currentUrl.pathname !== args.nextUrl.pathname && args.defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData: { page } }) =>
  makePageMeta({ ...page, path: comparisonPath, jsonLd: [makeBreadcrumbJsonLd(crumbs)] });

export default function ComparePage({ loaderData: { choices, examples } }: Route.ComponentProps) {
  const { search } = useLocation();
  const known = new Set(choices.flatMap(({ offers }) => offers.map(({ slug }) => slug)));
  const asked = readComparisonAddress(search, (slug) => known.has(slug));
  return (
    <div className="compare">
      <PageHeader
        className="compare-head"
        crumbs={crumbs}
        heading={comparePageWords.heading}
        intro={comparePageWords.intro}
      />
      <div className="wrap compare-body">
        <ComparisonContainer asked={asked} />
        <CompareForm choices={choices} shown={asked.shown} />
        <NoscriptOfferList choices={choices} />
      </div>
      <ExampleComparisons examples={examples} />
      <aside className="wrap undecided" aria-label={comparePageWords.unsureLabel}>
        <p>{comparePageWords.unsure}</p>
        <PageLink to="/request-call" className="link-button">
          {comparePageWords.call}
        </PageLink>
        <PageLink to="/courses" className="link-button">
          {comparePageWords.all}
        </PageLink>
      </aside>
    </div>
  );
}
