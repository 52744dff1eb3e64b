import { customForms } from '#content/catalogue/custom-forms.ts';
import { intermediatePrograms } from '#content/catalogue/intermediate-programs.ts';
import { pages } from '#content/pages.ts';
import { programListData } from '#site/data/program-data.ts';
import { crumbsTo } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { CustomRequestSection } from '#site/sections/custom-request-section.tsx';
import { IncludedList } from '#site/sections/included-list.tsx';
import { PageHead } from '#site/sections/page-head.tsx';
import { ProgramEntry } from '#site/sections/program-entry.tsx';
import { ProgramIndex } from '#site/sections/program-index.tsx';
import { termsFacts } from '#site/sections/terms-facts.ts';
import type { Route } from './+types/intermediate-programs';

export function loader() {
  return {
    page: pages['/intermediate-programs'],
    ...intermediatePrograms,
    customForm: customForms.program,
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, terms, programs } }) =>
  pageMeta({ ...page, path: terms.path, jsonLd: programListData(terms, programs) });

export default function IntermediateProgramsPage({
  loaderData: { terms, programs, customForm },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead
        crumbs={crumbsTo(terms.title, terms.path)}
        kicker={terms.title}
        heading={terms.heading}
        intro={terms.intro}
        facts={termsFacts(terms, programs.length)}
      />
      <div className="same-for-all">
        <div className="wrap">
          <IncludedList heading="The same in all twelve" features={terms.features} />
        </div>
      </div>
      <div className="wrap intermediate-page">
        <ProgramIndex programs={programs} label="The twelve programs" />
        <div className="program-grid">
          {programs.map((program) => (
            <ProgramEntry key={program.slug} program={program} terms={terms} syllabus="folded" />
          ))}
        </div>
      </div>
      <CustomRequestSection form={customForm} />
    </>
  );
}
