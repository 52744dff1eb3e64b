import { offerPageWords as words } from '#content/offers/page-words/offer-page-words.ts';
import type { Course } from '#content/schema.ts';
import type { OfferDetails } from '#site/data/offers/make-offer-details.ts';
import type { LinkedBeginnerQuestion } from '#site/data/offers/resolve-beginner-question-links.ts';
import { OfferFactList } from '../offer-fact-list.tsx';
import { OfferNeeds } from '../offer-needs.tsx';
import { OftenAskedLinks } from '../often-asked-links.tsx';
import { BeginnerQuestions } from './beginner-questions.tsx';
import { LaptopCheckGuide } from './laptop-check-guide.tsx';

interface CourseAboutProps {
  course: Course;
  offerDetails: OfferDetails;
  beginnerQuestions: readonly LinkedBeginnerQuestion[];
}

/** The part of a course page about the course's subject, audience, needs, price and result. */
export function CourseAbout({ course, offerDetails, beginnerQuestions }: CourseAboutProps) {
  return (
    <div className="wrap course-about">
      <div className="course-why">
        <p className="course-intro">{course.intro}</p>
        <section aria-labelledby="for-whom">
          <h2 id="for-whom">{words.forWhom}</h2>
          <ul className="plain-list">
            {course.forWhom.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <BeginnerQuestions questions={beginnerQuestions} />
        <section aria-labelledby="project" className="course-project">
          <h2 id="project">{words.builds}</h2>
          <h3>{course.project.title}</h3>
          <p>{course.project.text}</p>
          <ul className="stack-list" aria-label={words.toolsLabel}>
            {course.tools.map((tool) => (
              <li key={tool}>{tool}</li>
            ))}
          </ul>
        </section>
      </div>
      <div className="course-terms">
        <details className="fold" open>
          <summary>
            <h2 id="needs">{words.needs}</h2>
          </summary>
          <OfferNeeds needs={offerDetails.needs} />
        </details>
        <LaptopCheckGuide computer={course.needs.computer} callPath={offerDetails.callPath} />
        <details className="fold">
          <summary>
            <h2>{words.terms}</h2>
          </summary>
          <OfferFactList offerDetails={offerDetails} />
          <OftenAskedLinks />
        </details>
      </div>
    </div>
  );
}
