import type { ReactNode } from 'react';
import { offerPageWords as words } from '#content/offers/page-words/offer-page-words.ts';
import type { Program } from '#content/schema.ts';
import { studyPlanWords as plan } from '#content/words/study-plan-words.ts';
import { CompletionDate } from '../study-plan/completion-date.tsx';

interface ProgramSyllabusProps {
  program: Pick<Program, 'title' | 'modules'>;
  projectHours: number;
  /**
   * How the modules are shown. True: all titles are visible, and each module is a fold. False: all modules are in one
   * fold.
   */
  isLong: boolean;
  /**
   * The project that the learner builds. It is shown in the one fold, before the modules. If `isLong`, it is not shown
   * here.
   */
  children: ReactNode;
}

export function ProgramSyllabus({ program, projectHours, isLong, children }: ProgramSyllabusProps) {
  const { title, modules } = program;
  const hoursUpTo = (index: number) =>
    modules.slice(0, index + 1).reduce((sum, { hours }) => sum + hours, 0);
  const end = (
    <p className="syllabus-end">
      <CompletionDate label={plan.finished} hours={hoursUpTo(modules.length) + projectHours} />
    </p>
  );
  if (isLong) {
    return (
      <>
        <ol className="track-modules">
          {modules.map((module, index) => (
            <li key={module.title}>
              <details className="fold">
                <summary>
                  <h3>{module.title}</h3>
                  <span className="module-count">
                    {module.hours} {words.programHours}
                  </span>
                  <CompletionDate label={plan.done} hours={hoursUpTo(index)} />
                </summary>
                <p>{module.topics.join(' · ')}</p>
              </details>
            </li>
          ))}
        </ol>
        {end}
      </>
    );
  }
  return (
    <details className="fold">
      <summary>
        <span>
          {`${words.programSyllabus} ${modules.length} ${words.programModules}`}
          <span className="visually-hidden">{`: ${title}`}</span>
        </span>
      </summary>
      {children}
      <ol className="program-modules">
        {modules.map((module, index) => (
          <li key={module.title}>
            <h3>{`${module.title}, ${module.hours} ${words.shortHours}`}</h3>
            <p>{module.topics.join(' · ')}</p>
            <CompletionDate label={plan.done} hours={hoursUpTo(index)} />
          </li>
        ))}
      </ol>
      {end}
    </details>
  );
}
