import type { Course } from '#content/schema.ts';
import { coverPath, coverTransition } from '#site/data/course-place.ts';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';

export type CourseSummary = Pick<
  Course,
  'slug' | 'title' | 'tag' | 'text' | 'durationWeeks' | 'hoursPerWeek'
> & { moduleCount: number };

interface CourseCardProps {
  course: CourseSummary;
  /** `/fullstack-details`: the course's own page stands below it. */
  detailsPath: string;
}

/** A course on its family's page. The address alone is enough; the state is what the page shows first. */
export function CourseCard({ course, detailsPath }: CourseCardProps) {
  const { slug, title, tag, text } = course;
  return (
    <article className="card course-card">
      <Cover slug={slug} transitionName={coverTransition(slug)} />
      <div className="course-card-words">
        <p className="tag">{tag}</p>
        <h2>
          <PageLink
            to={`${detailsPath}/${slug}`}
            state={{ title, image: coverPath(slug), tag, text }}
          >
            {title}
          </PageLink>
        </h2>
        <p>{text}</p>
      </div>
      <dl className="course-facts">
        <div>
          <dt>weeks</dt>
          <dd>{course.durationWeeks}</dd>
        </div>
        <div>
          <dt>hours a week</dt>
          <dd>{course.hoursPerWeek}</dd>
        </div>
        <div>
          <dt>modules</dt>
          <dd>{course.moduleCount}</dd>
        </div>
      </dl>
    </article>
  );
}
