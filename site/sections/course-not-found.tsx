import { sentences } from '#contract/sentences.ts';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';

interface CourseNotFoundProps {
  family: { slug: string; title: string; path: string };
}

/**
 * A detail page that was opened without saying which course. The sentences of `/ai-ml-details` are
 * specified; the other families say the same with their own name. Its link is specified too: `/ai-ml`,
 * which leads on to `/aimlpage`.
 */
export function CourseNotFound({ family }: CourseNotFoundProps) {
  const isAiMl = family.slug === 'ai-ml';
  return (
    <section className="wrap message-page">
      <div className="message-words">
        <h1>{sentences.courseNotFound}</h1>
        <p>
          {isAiMl
            ? sentences.courseNotFoundPrompt
            : `Please navigate from the ${family.title} courses page and select a course.`}
        </p>
        <p>
          <PageLink to={isAiMl ? '/ai-ml' : family.path} className="button">
            {isAiMl ? 'AI & ML courses' : `${family.title} courses`}
          </PageLink>
        </p>
      </div>
      <Cover slug={family.slug} />
    </section>
  );
}
