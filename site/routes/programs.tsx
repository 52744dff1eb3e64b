import { programLists } from '#content/catalogue/program-lists.ts';
import { pages } from '#content/pages.ts';
import { programListData } from '#site/data/program-data.ts';
import { crumbsTo } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { CustomRequestSection } from '#site/sections/custom-request-section.tsx';
import { PageHead } from '#site/sections/page-head.tsx';
import { ProgramArrangement } from '#site/sections/program-arrangement.tsx';
import { termsFacts } from '#site/sections/terms-facts.ts';
import type { Route } from './+types/programs';

/** One module for three addresses: the programs are those whose page was asked for. */
export function loader({ pattern }: Route.LoaderArgs) {
  const path = `/${pattern}`;
  const list = programLists.find(({ terms }) => terms.path === path);
  if (!list) throw new Error(`No kind of program has the path ${path}`);
  return { page: pages[path as keyof typeof pages], ...list };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, terms, programs } }) =>
  pageMeta({ ...page, path: terms.path, jsonLd: programListData(terms, programs) });

export default function ProgramsPage({
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
      <ProgramArrangement terms={terms} programs={programs} />
      <CustomRequestSection form={customForm} />
    </>
  );
}
