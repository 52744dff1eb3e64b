import type { OfferKeyFigure } from '#content/offers/facts/list-offer-key-figures.ts';
import { offerPageWords as words } from '#content/offers/page-words/offer-page-words.ts';
import { coverPathOf } from '#site/data/offers/cover-and-brochure-paths.ts';
import { coverTransitionNameOf } from '#site/data/offers/cover-transition-name-of.ts';
import type { OfferDetails } from '#site/data/offers/make-offer-details.ts';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { EnrolmentLink } from '../enrolment-link.tsx';
import { StartLine } from '../starts/start-line.tsx';
import { OfferFiguresList } from './offer-figures-list.tsx';

interface CourseSummary {
  slug: string;
  title: string;
  tag: string;
  text: string;
  figures: readonly OfferKeyFigure[];
  /** The kind and the level of the course, in words. */
  about: string;
  /** The facts from which the card makes its links and its next start. */
  offerDetails: Pick<OfferDetails, 'title' | 'enrolPath' | 'callPath' | 'lastDay' | 'starts'>;
}

interface CourseCardProps {
  course: CourseSummary;
  /** The path of the course's page without its slug, such as `/fullstack-details`. */
  detailsPath: string;
}

/**
 * The card of a course on its family's page. The path in its link is enough to find the course. The navigation state of
 * the link lets the detail page show title, picture and text at once.
 */
export function CourseCard({ course, detailsPath }: CourseCardProps) {
  const { slug, title, tag, text, figures, about, offerDetails } = course;
  const [start] = offerDetails.starts.list;
  const link = {
    to: `${detailsPath}/${slug}`,
    state: { title, image: coverPathOf(slug), tag, text },
  };
  return (
    <article className="card course-card">
      <Cover slug={slug} transitionName={coverTransitionNameOf(slug)} />
      <div className="course-card-words">
        <p className="tag">{tag}</p>
        <h2>
          <PageLink {...link}>{title}</PageLink>
        </h2>
        <p>{text}</p>
        <p className="byline">{about}</p>
        {start && <StartLine start={start} />}
      </div>
      <OfferFiguresList figures={figures} />
      <p className="card-action">
        <PageLink {...link} className="button button-quiet">
          {words.seeCourse}
          <span className="visually-hidden">: {title}</span>
        </PageLink>
        <EnrolmentLink {...offerDetails} className="link-button" />
      </p>
    </article>
  );
}
