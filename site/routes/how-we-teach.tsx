import { brand } from '#content/brand.ts';
import { howWeTeach } from '#content/offers/how-we-teach.ts';
import { howWeTeachPath } from '#content/offers/how-we-teach-path.ts';
import { kinds } from '#content/offers/kinds.ts';
import { offers } from '#content/offers/offers.ts';
import { breadcrumbData, crumbsTo } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { PageHead } from '#site/sections/page-head.tsx';
import { KindList } from '#site/sections/teaching/kind-list.tsx';
import { KindTable } from '#site/sections/teaching/kind-table.tsx';
import { TeachingSections } from '#site/sections/teaching/teaching-sections.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import type { Route } from './+types/how-we-teach';

/** Said where a kind stands by itself; the table has the rest. */
const besideEachKind = ['taught', 'for-whom'];

export function loader() {
  const { comparison, weeks, ...words } = howWeTeach(offers);
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
    rows: comparison.filter(({ id }) => !besideEachKind.includes(id)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, heading } }) =>
  pageMeta({
    title: `${page.title} · ${brand.name}`,
    description: page.description,
    path: howWeTeachPath,
    jsonLd: [breadcrumbData(crumbsTo(heading, howWeTeachPath))],
  });

export default function HowWeTeachPage({ loaderData }: Route.ComponentProps) {
  const { heading, intro, legend, forWhomName, shownKinds, tableHeading, rows, sections, next } =
    loaderData;
  const [why, ...others] = sections;
  return (
    <>
      <PageHead crumbs={crumbsTo(heading, howWeTeachPath)} heading={heading} intro={intro} />
      <KindList legend={legend} forWhomName={forWhomName} kinds={shownKinds} />
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
      <KindTable heading={tableHeading} kinds={shownKinds} rows={rows} />
      <TeachingSections sections={others} />
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
