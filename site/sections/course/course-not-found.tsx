import {
  aiMlLinkLabel,
  formatFamilyLinkLabel,
  formatSelectCoursePrompt,
} from '#content/words/course-not-found-words.ts';
import { formSentences } from '#contract/forms/form-sentences.ts';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';

interface CourseNotFoundProps {
  family: { slug: string; title: string; path: string };
}

/**
 * The message of a detail page when neither its address nor the navigation state names a course. The specification
 * gives the sentences for `/ai-ml-details`, and other families have the same sentences with their own name. It also
 * gives the link to `/ai-ml`, which the site redirects to `/aimlpage`.
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
            {isAiMl ? aiMlLinkLabel : formatFamilyLinkLabel(family.title)}
          </PageLink>
        </p>
      </div>
      <Cover slug={family.slug} />
    </section>
  );
}
