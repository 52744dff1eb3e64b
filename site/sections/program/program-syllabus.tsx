import type { ReactNode } from 'react';
import { offerPageWords as words } from '#content/offers/offer-page-words.ts';
import type { Program } from '#content/schema.ts';

interface ProgramSyllabusProps {
  program: Pick<Program, 'title' | 'modules'>;
  /** A long program shows the titles of its modules; where there are many programs, they open on request. */
  isLong: boolean;
  /** What is built, where it opens together with the modules. */
  children: ReactNode;
}

export function ProgramSyllabus({ program, isLong, children }: ProgramSyllabusProps) {
  const { title, modules } = program;
  if (isLong) {
    return (
      <ol className="track-modules">
        {modules.map((module) => (
          <li key={module.title}>
            <details className="fold">
              <summary>
                <h3>{module.title}</h3>
                <span className="module-count">
                  {module.hours} {words.programHours}
                </span>
              </summary>
              <p>{module.topics.join(' · ')}</p>
            </details>
          </li>
        ))}
      </ol>
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
        {modules.map((module) => (
          <li key={module.title}>
            <h3>{`${module.title}, ${module.hours} ${words.shortHours}`}</h3>
            <p>{module.topics.join(' · ')}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}
