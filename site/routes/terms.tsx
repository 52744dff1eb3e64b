import { formatRupees } from '#content/format-rupees.ts';
import { fillPlaceholders } from '#content/legal/fill-placeholders.ts';
import { terms } from '#content/legal/terms.ts';
import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { provider } from '#content/provider.ts';
import { supportHoursText } from '#content/support-hours-text.ts';
import { heading, intro } from '#content/words/terms-words.ts';
import { makeBreadcrumbJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { PageHeader } from '#site/sections/page-header.tsx';
import { ClauseSections } from '#site/sections/policy/clause-sections.tsx';
import type { Route } from './+types/terms';

const path = '/terms';
const crumbs = makeHomeAndPageCrumbs(heading, path);

export function loader() {
  const { name, phone, email } = provider;
  const values = { name, phone, email, hours: supportHoursText, rupees: formatRupees };
  return {
    page: pageMetaByPath[path],
    sections: terms.map(({ id, title, clauses }) => ({
      id,
      title,
      clauses: clauses.map((clause) => fillPlaceholders(clause, values)),
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  makePageMeta({ ...loaderData.page, path, jsonLd: [makeBreadcrumbJsonLd(crumbs)] });

export default function Terms({ loaderData: { sections } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader crumbs={crumbs} heading={heading} intro={intro} />
      <ClauseSections sections={sections} />
    </>
  );
}
