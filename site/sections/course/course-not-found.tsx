import {
  formatFamilyLinkLabel,
  formatSelectCoursePrompt,
  toAiMl,
} from '#content/words/course-not-found.ts';
import { formSentences } from '#contract/form-sentences.ts';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';

interface CourseNotFoundProps {
  family: { slug: string; title: string; path: string };
}

/**
 * A detail page that was opened without a course. The sentences of `/ai-ml-details` are specified; other families use
 * the same ones with their own name. The link is specified too: `/ai-ml`, which redirects to `/aimlpage`.
 */
export function CourseNotFound({ family }: CourseNotFoundProps) {
  const isAiMl = family.slug === 'ai-ml';
  return (
    <section className="wrap message-page">
      <div className="message-words">
        <h1>{formSentences.courseNotFound}</h1>
        <p>
          {isAiMl ? formSentences.courseNotFoundPrompt : formatSelectCoursePrompt(family.title)}
        </p>
        <p>
          <PageLink to={isAiMl ? '/ai-ml' : family.path} className="button">
            {isAiMl ? toAiMl : formatFamilyLinkLabel(family.title)}
          </PageLink>
        </p>
      </div>
      <Cover slug={family.slug} />
    </section>
  );
}
