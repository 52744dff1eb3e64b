import { pageMetaByPath } from '#content/page-meta-by-path.ts';
import { govtExams, govtExamsNotice } from '#content/showcase/govt-exams.ts';
import { examIndexLabel, heading, intro } from '#content/words/govt-exams-in-iframe.ts';
import { makePageMeta } from '#site/layout/make-page-meta.ts';
import { ExamEntry } from '#site/sections/framed/exam-entry.tsx';
import { FramedPageLayout } from '#site/sections/framed/framed-page-layout.tsx';
import type { Route } from './+types/govtexams';

const path = '/Govtexams/index.html';

export function loader() {
  return { page: pageMetaByPath[path], exams: govtExams, notice: govtExamsNotice };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  makePageMeta({ ...loaderData.page, path });

/** The page in the frame of `/govtexams`, which can also be opened on its own. It runs without React. */
export default function FramedGovtExams({ loaderData: { exams, notice } }: Route.ComponentProps) {
  return (
    <FramedPageLayout heading={heading} intro={intro}>
      <p className="notice exam-notice">{notice}</p>
      <nav className="exam-index" aria-label={examIndexLabel}>
        <ul>
          {exams.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {exams.map((exam) => (
        <ExamEntry key={exam.slug} exam={exam} />
      ))}
    </FramedPageLayout>
  );
}
