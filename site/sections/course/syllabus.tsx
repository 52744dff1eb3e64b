import { anchorIdOfModule } from '#content/catalogue/anchor-id-of-module.ts';
import { formatSyllabusHoursSentence } from '#content/offers/hours/format-syllabus-hours-sentence.ts';
import { offerPageWords as words } from '#content/offers/page-words/offer-page-words.ts';
import type { Course } from '#content/schema.ts';
import { studyPlanWords as plan } from '#content/words/study-plan-words.ts';
import { CompletionDate } from '../study-plan/completion-date.tsx';
import { StudyPlanForm } from '../study-plan/study-plan-form.tsx';

interface SyllabusProps extends Pick<Course, 'modules' | 'projectHours' | 'hoursPerWeek'> {
  /** ISO date of the next start; empty where it is arranged on a call. */
  from: string;
}

/**
 * The modules of a course, with the form that adds dates to them. Titles and outcomes are visible, so that courses can
 * be compared; topics are folded. When a visitor searches in the page, the browser opens a fold that has the word.
 */
export function Syllabus({ modules, projectHours, hoursPerWeek, from }: SyllabusProps) {
  const hoursUpTo = (index: number) =>
    modules.slice(0, index + 1).reduce((sum, { hours }) => sum + hours, 0);
  return (
    <section className="wrap syllabus" aria-labelledby="syllabus">
      <h2 id="syllabus">
        {modules.length} {words.syllabusOrder}
      </h2>
      <p className="section-intro">{formatSyllabusHoursSentence({ modules, projectHours })}</p>
      <StudyPlanForm hoursPerWeek={hoursPerWeek} from={from} />
      <ol>
        {modules.map(({ title, hours, topics, outcome }, index) => (
          <li key={title} id={anchorIdOfModule(index)}>
            <details className="fold">
              <summary>
                <h3>{title}</h3>
                <span className="module-outcome">
                  <span>{words.afterwards}</span> {outcome}.
                </span>
                <CompletionDate label={plan.done} hours={hoursUpTo(index)} />
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
      <p className="syllabus-end">
        <CompletionDate label={plan.finished} hours={hoursUpTo(modules.length) + projectHours} />
      </p>
    </section>
  );
}
