import { formatRupees } from '#content/format-rupees.ts';
import { fillTokens } from '#content/legal/fill-tokens.ts';
import { terms } from '#content/legal/terms.ts';
import { pages } from '#content/pages.ts';
import { provider } from '#content/provider.ts';
import { supportHours } from '#content/support-hours.ts';
import { heading, intro } from '#content/words/terms.ts';
import { breadcrumbData, crumbsTo } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { PageHead } from '#site/sections/page-head.tsx';
import { ClauseSections } from '#site/sections/policy/clause-sections.tsx';
import type { Route } from './+types/terms';

const path = '/terms';
const crumbs = crumbsTo(heading, path);

export function loader() {
  const { name, phone, email } = provider;
  const values = { name, phone, email, hours: supportHours, rupees: formatRupees };
  return {
    page: pages[path],
    sections: terms.map(({ id, title, clauses }) => ({
      id,
      title,
      clauses: clauses.map((clause) => fillTokens(clause, values)),
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ ...loaderData.page, path, jsonLd: [breadcrumbData(crumbs)] });

export default function Terms({ loaderData: { sections } }: Route.ComponentProps) {
  return (
    <>
      <PageHead crumbs={crumbs} heading={heading} intro={intro} />
      <ClauseSections sections={sections} />
    </>
  );
}
