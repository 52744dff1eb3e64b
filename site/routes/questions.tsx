import { pages } from '#content/pages.ts';
import { questionGroups, questions, questionsPath } from '#content/questions/questions.ts';
import { hasSamples } from '#content/samples/has-samples.ts';
import { contents, heading, intro, next } from '#content/words/questions.ts';
import { breadcrumbData, crumbsTo, faqData } from '#site/data/structured-data.ts';
import { pageMeta } from '#site/layout/page-meta.ts';
import { PageHead } from '#site/sections/page-head.tsx';
import { QuestionGroups } from '#site/sections/question-groups.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { SampleMark } from '#site/ui/sample-mark.tsx';
import type { Route } from './+types/questions';

export function loader() {
  return {
    page: pages['/questions'],
    path: questionsPath,
    groups: questionGroups,
    isSample: hasSamples(questions),
    faq: faqData(questionsPath, questions),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, path, faq } }) =>
  pageMeta({ ...page, path, jsonLd: [breadcrumbData(crumbsTo(heading, path)), faq] });

export default function QuestionsPage({
  loaderData: { groups, path, isSample },
}: Route.ComponentProps) {
  return (
    <>
      <PageHead crumbs={crumbsTo(heading, path)} heading={heading} intro={intro}>
        {isSample && <SampleMark />}
        <nav className="question-places" aria-label={contents}>
          {groups.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </PageHead>
      <QuestionGroups groups={groups} />
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
