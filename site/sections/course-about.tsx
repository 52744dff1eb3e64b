import { needsList } from '#content/offers/needs-list.ts';
import type { Course } from '#content/schema.ts';

/** What the course is, for whom, what one needs, and what stands at its end. */
export function CourseAbout({ course }: { course: Course }) {
  return (
    <div className="wrap course-about">
      <p className="course-intro">{course.intro}</p>
      <section aria-labelledby="for-whom">
        <h2 id="for-whom">Who it is for</h2>
        <ul className="plain-list">
          {course.forWhom.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="needs">
        <h2 id="needs">What you need</h2>
        <ul className="plain-list">
          {needsList(course.needs).map(({ name, text }) => (
            <li key={name}>
              <strong>{name}:</strong> {text}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="project" className="course-project">
        <h2 id="project">What you build</h2>
        <h3>{course.project.title}</h3>
        <p>{course.project.text}</p>
        <ul className="stack-list" aria-label="Tools you work with">
          {course.tools.map((tool) => (
            <li key={tool}>{tool}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
