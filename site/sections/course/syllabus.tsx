import { modulePlace } from '#content/catalogue/module-place.ts';
import { offerPageWords as words } from '#content/offers/offer-page-words.ts';
import { studyHoursSentence } from '#content/offers/study-hours.ts';
import type { Course } from '#content/schema.ts';

/**
 * The learner's way: one line down the page, a dot for each module. What one compares, title and outcome,
 * is seen; the topics are folded into them. The browser finds a word in a folded one and opens it.
 */
export function Syllabus({ modules, projectHours }: Pick<Course, 'modules' | 'projectHours'>) {
  return (
    <section className="wrap syllabus" aria-labelledby="syllabus">
      <h2 id="syllabus">
        {modules.length} {words.syllabusOrder}
      </h2>
      <p className="section-intro">{studyHoursSentence({ modules, projectHours })}</p>
      <ol>
        {modules.map(({ title, hours, topics, outcome }, index) => (
          <li key={title} id={modulePlace(index)}>
            <details className="fold">
              <summary>
                <h3>{title}</h3>
                <span className="module-outcome">
                  <span>{words.afterwards}</span> {outcome}.
                </span>
                <span className="module-count">
                  {hours} {words.programHours}
                </span>
              </summary>
              <ul className="module-topics">
                {topics.map((topic) => (
                  <li key={topic}>{topic}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
