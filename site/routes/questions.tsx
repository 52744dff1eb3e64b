import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { questionGroups, questions, questionsPath } from '#content/questions/questions.ts';
import { containsSampleEntry } from '#content/samples/contains-sample-entry.ts';
import {
  contentsLabel,
  heading,
  intro,
  ownQuestionWords,
} from '#content/words/questions-page-words.ts';
import { makeBreadcrumbJsonLd, makeFaqJsonLd } from '#site/data/json-ld/json-ld-objects.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { PageHeader } from '#site/sections/page-header.tsx';
import { QuestionGroups } from '#site/sections/question-groups.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { SampleTag } from '#site/ui/sample-tag.tsx';
import type { Route } from './+types/questions';

export function loader() {
  return {
    page: pageMetaByPath['/questions'],
    path: questionsPath,
    groups: questionGroups,
    isSample: containsSampleEntry(questions),
    faq: makeFaqJsonLd(questionsPath, questions),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, path, faq } }) =>
  makePageMeta({
    ...page,
    path,
    jsonLd: [makeBreadcrumbJsonLd(makeHomeAndPageCrumbs(heading, path)), faq],
  });

export default function QuestionsPage({
  loaderData: { groups, path, isSample },
}: Route.ComponentProps) {
  return (
    <>
      <PageHeader crumbs={makeHomeAndPageCrumbs(heading, path)} heading={heading} intro={intro}>
        {isSample && <SampleTag />}
        <nav className="question-places" aria-label={contentsLabel}>
          {groups.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </PageHeader>
      <QuestionGroups groups={groups} />
      <aside className="wrap undecided" aria-label={ownQuestionWords.label}>
        <p>{ownQuestionWords.text}</p>
        {ownQuestionWords.links.map(({ label, to }) => (
          <PageLink key={to} to={to} className="link-button">
            {label}
          </PageLink>
        ))}
      </aside>
    </>
  );
}
