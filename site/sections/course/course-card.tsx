import type { OfferFigure } from '#content/offers/offer-figures.ts';
import { offerPageWords as words } from '#content/offers/offer-page-words.ts';
import { coverPath, coverTransition } from '#site/data/course-place.ts';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { OfferFiguresList } from './offer-figures-list.tsx';

interface CourseSummary {
  slug: string;
  title: string;
  tag: string;
  text: string;
  figures: readonly OfferFigure[];
  /** Kind and level, in words. */
  about: string;
  enrolPath: string;
}

interface CourseCardProps {
  course: CourseSummary;
  /** `/fullstack-details`: the course's own page stands below it. */
  detailsPath: string;
}

/** A course on its family's page. The address alone is enough; the state is what the page shows first. */
export function CourseCard({ course, detailsPath }: CourseCardProps) {
  const { slug, title, tag, text, figures, about, enrolPath } = course;
  const link = {
    to: `${detailsPath}/${slug}`,
    state: { title, image: coverPath(slug), tag, text },
  };
  return (
    <article className="card course-card">
      <Cover slug={slug} transitionName={coverTransition(slug)} />
      <div className="course-card-words">
        <p className="tag">{tag}</p>
        <h2>
          <PageLink {...link}>{title}</PageLink>
        </h2>
        <p>{text}</p>
        <p className="byline">{about}</p>
      </div>
      <OfferFiguresList figures={figures} />
      <p className="card-action">
        <PageLink {...link} className="button button-quiet">
          {words.seeCourse}
          <span className="visually-hidden">: {title}</span>
        </PageLink>
        <PageLink to={enrolPath} className="link-button">
          {words.enrol}
          <span className="visually-hidden">: {title}</span>
        </PageLink>
      </p>
    </article>
  );
}
