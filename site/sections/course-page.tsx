import { formatRupees } from '#content/format-rupees.ts';
import type { ShownCourse } from '#site/data/choose-course.ts';
import { coverTransition } from '#site/data/course-place.ts';
import { PageLink } from '#site/ui/page-link.tsx';
import { CourseAbout } from './course-about.tsx';
import { PageHead } from './page-head.tsx';
import { requestCallAbout } from './request-link.ts';
import { Syllabus } from './syllabus.tsx';

interface CoursePageProps {
  shown: ShownCourse;
  family: { title: string; path: string };
  feeRupees: number;
}

export function CoursePage({ shown, family, feeRupees }: CoursePageProps) {
  const { title, image, tag, text, course, brochure } = shown;
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: family.title, path: family.path },
    { name: title, path: '' },
  ];
  return (
    <article className="course-page">
      <PageHead
        className="course-head"
        crumbs={crumbs}
        heading={title}
        kicker={tag ?? undefined}
        intro={text ?? undefined}
        art={
          image && (
            <img
              className="cover"
              src={image}
              alt=""
              width="600"
              height="400"
              style={course ? { viewTransitionName: coverTransition(course.slug) } : undefined}
            />
          )
        }
        facts={
          course
            ? [
                { name: 'Duration', value: `${course.durationWeeks} weeks` },
                { name: 'Each week', value: `${course.hoursPerWeek} hours` },
                { name: 'Internship enrolment', value: formatRupees(feeRupees) },
              ]
            : []
        }
      >
        <p className="actions">
          <PageLink to="/enroll-form" className="button">
            Enroll Now
          </PageLink>
          <a href={brochure} className="link-button" download>
            Download the brochure (PDF)
          </a>
        </p>
      </PageHead>
      {course && <CourseAbout course={course} />}
      {course && <Syllabus modules={course.modules} />}
      {course && (
        <section className="course-end" aria-labelledby="next">
          <div className="wrap">
            <div>
              <h2 id="next">Begin with the internship enrolment, {formatRupees(feeRupees)}</h2>
              <p>Your name, e-mail address and mobile number, then the payment page.</p>
            </div>
            <p className="actions">
              <PageLink to="/enroll-form" className="button">
                Enroll Now
              </PageLink>
              <PageLink to={requestCallAbout(`About: ${title}`)} className="link-button">
                Ask a question first
              </PageLink>
            </p>
          </div>
        </section>
      )}
    </article>
  );
}
