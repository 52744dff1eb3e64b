import { brand } from '#content/brand.ts';
import { kinds } from '#content/offers/kinds.ts';
import { offers } from '#content/offers/offers.ts';
import { howWeTeachPath } from '#content/offers/page-words/how-we-teach-path.ts';
import { makeHowWeTeachPageWords } from '#content/offers/page-words/make-how-we-teach-page-words.ts';
import { makeBreadcrumbJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { HowWeTeachSections } from '#site/sections/how-we-teach/how-we-teach-sections.tsx';
import { OfferKindList } from '#site/sections/how-we-teach/offer-kind-list.tsx';
import { OfferKindTable } from '#site/sections/how-we-teach/offer-kind-table.tsx';
import { PageHeader } from '#site/sections/page-header.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/how-we-teach';

/** The ids of the comparison's rows that are shown only in the list of kinds; the table further down has the others. */
const rowIdsOfKindList = ['taught', 'for-whom'];

export function loader() {
  const { comparison, weeks, ...words } = makeHowWeTeachPageWords(offers);
  const rows = new Map(comparison.map((row) => [row.id, row]));
  return {
    ...words,
    shownKinds: weeks.map(({ kind, ...week }) => {
      const cell = (id: string) => rows.get(id)?.cells.find((one) => one.kind === kind)?.text ?? '';
      return {
        kind,
        ...week,
        title: kinds[kind].title,
        fee: cell('fee'),
        length: cell('length'),
        taught: cell('taught'),
        forWhom: cell('for-whom'),
      };
    }),
    forWhomName: rows.get('for-whom')?.name ?? '',
    rows: comparison.filter(({ id }) => !rowIdsOfKindList.includes(id)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, heading } }) =>
  makePageMeta({
    title: `${page.title} · ${brand.name}`,
    description: page.description,
    path: howWeTeachPath,
    jsonLd: [makeBreadcrumbJsonLd(makeHomeAndPageCrumbs(heading, howWeTeachPath))],
  });

export default function HowWeTeachPage({ loaderData }: Route.ComponentProps) {
  const { heading, intro, legend, forWhomName, shownKinds, tableHeading, rows, sections, next } =
    loaderData;
  const [why, ...others] = sections;
  return (
    <>
      <PageHeader
        crumbs={makeHomeAndPageCrumbs(heading, howWeTeachPath)}
        heading={heading}
        intro={intro}
      />
      <OfferKindList legend={legend} forWhomName={forWhomName} kinds={shownKinds} />
      {why && (
        <section id={why.id} className="why-less" aria-labelledby={`${why.id}-heading`}>
          <div className="wrap">
            <h2 id={`${why.id}-heading`}>{why.title}</h2>
            {why.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </section>
      )}
      <OfferKindTable heading={tableHeading} kinds={shownKinds} rows={rows} />
      <HowWeTeachSections sections={others} />
      <aside className="wrap undecided" aria-label={next.label}>
        <p>{next.text}</p>
        {next.links.map(({ label, to }) => (
          <PageLink key={to} to={to} className="link-button">
            {label}
          </PageLink>
        ))}
      </aside>
    </>
  );
}
