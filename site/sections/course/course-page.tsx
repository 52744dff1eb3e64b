import { offerPageWords as words } from '#content/offers/page-words/offer-page-words.ts';
import { atHomePathOfOffer } from '#content/show-at-home/at-home-paths.ts';
import { showAtHomeLabel as atHome } from '#content/words/show-at-home.ts';
import type { DetailsPageCourse } from '#site/data/offers/choose-course-of-details-page.ts';
import { coverTransitionNameOf } from '#site/data/offers/cover-transition-name-of.ts';
import type { OfferDetails } from '#site/data/offers/make-offer-details.ts';
import type { LinkedBeginnerQuestion } from '#site/data/offers/resolve-beginner-question-links.ts';
import { HydrateLast } from '#site/ui/hydrate-last.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { EnrolmentLink } from '../enrolment-link.tsx';
import { PageHeader } from '../page-header.tsx';
import { NextStarts } from '../starts/next-starts.tsx';
import { CourseAbout } from './course-about.tsx';
import { OfferKindLine } from './offer-kind-line.tsx';
import { StickyEnrolBar } from './sticky-enrol-bar.tsx';
import { Syllabus } from './syllabus.tsx';

interface CoursePageProps {
  shown: DetailsPageCourse;
  family: { title: string; path: string };
  /** The details of the course as an offer; null when the page's title belongs to no course of the family. */
  offerDetails: OfferDetails | null;
  beginnerQuestions: readonly LinkedBeginnerQuestion[];
}

export function CoursePage({ shown, family, offerDetails, beginnerQuestions }: CoursePageProps) {
  const { title, image, tag, text, course, brochure } = shown;
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: family.title, path: family.path },
    { name: title, path: '' },
  ];
  return (
    <article className="course-page">
      <PageHeader
        className="course-head"
        crumbs={crumbs}
        heading={title}
        kicker={offerDetails ? <OfferKindLine offerDetails={offerDetails} tag={tag} /> : tag}
        intro={text ?? undefined}
        art={
          image && (
            <img
              className="cover"
              src={image}
              alt=""
              width="600"
              height="400"
              style={
                course ? { viewTransitionName: coverTransitionNameOf(course.slug) } : undefined
              }
            />
          )
        }
        facts={offerDetails?.figures ?? []}
      >
        <p className="actions">
          {offerDetails ? (
            <EnrolmentLink {...offerDetails} className="button" />
          ) : (
            <PageLink to="/enroll-form" className="button">
              {words.enrol}
            </PageLink>
          )}
          <a href={brochure} className="link-button" download>
            {words.wholeBrochure}
          </a>
          {offerDetails && (
            <PageLink
              to={atHomePathOfOffer({ kind: 'course', slug: offerDetails.slug })}
              className="link-button"
            >
              {atHome}
            </PageLink>
          )}
        </p>
        {offerDetails && (
          <p className="byline">
            {offerDetails.facts
              .filter(
                ({ id }) => id === 'level' || (id === 'start' && !offerDetails.starts.list[0]),
              )
              .map(({ name, value }) => `${name}: ${value.replace(/\.$/, '')}.`)
              .join(' ')}
          </p>
        )}
        {offerDetails && <NextStarts {...offerDetails} />}
      </PageHeader>
      {course && offerDetails && (
        <>
          <HydrateLast>
            <CourseAbout
              course={course}
              offerDetails={offerDetails}
              beginnerQuestions={beginnerQuestions}
            />
          </HydrateLast>
          <Syllabus {...course} from={offerDetails.starts.list[0]?.on ?? ''} />
          <StickyEnrolBar offerDetails={offerDetails} />
          <section className="course-end" aria-labelledby="next">
            <div className="wrap">
              <div>
                <h2 id="next">{words.endHeading}</h2>
                <p>
                  {words.endText} {offerDetails.afterPayment}
                </p>
              </div>
              <PageLink to={offerDetails.callPath} className="link-button">
                {words.askFirst}
              </PageLink>
            </div>
          </section>
        </>
      )}
    </article>
  );
}
