import type { Program, ProgramTerms } from '#content/schema.ts';
import { brochurePath } from '#site/data/course-place.ts';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { requestCallAbout } from './request-link.ts';

interface ProgramEntryProps {
  program: Program;
  terms: ProgramTerms;
  /** Long programs show their syllabus; where there are many, it opens on request. */
  syllabus: 'shown' | 'folded';
}

/** A program on its page. It has no page of its own: its title is the place links point at. */
export function ProgramEntry({ program, terms, syllabus }: ProgramEntryProps) {
  const { slug, title, tag, text, forWhom, project } = program;
  return (
    <article className="card program" id={slug}>
      <Cover slug={slug} />
      <div className="program-words">
        <p className="tag">{tag}</p>
        <h2>{title}</h2>
        <p>{text}</p>
        <dl className="program-points">
          <div>
            <dt>For</dt>
            <dd>{forWhom}</dd>
          </div>
          <div>
            <dt>You build</dt>
            <dd>{project}</dd>
          </div>
        </dl>
      </div>
      {syllabus === 'folded' ? (
        <details className="program-syllabus">
          <summary>
            <span>
              Syllabus, {program.modules.length} modules
              <span className="visually-hidden">: {title}</span>
            </span>
          </summary>
          <ProgramModules program={program} />
        </details>
      ) : (
        <ProgramModules program={program} />
      )}
      <p className="card-action">
        <PageLink
          to={requestCallAbout(`About: ${title} (${terms.months} months)`)}
          className="button"
        >
          Join Now<span className="visually-hidden">: {title}</span>
        </PageLink>
        <a href={brochurePath(slug)} className="link-button" download>
          Brochure (PDF)<span className="visually-hidden">: {title}</span>
        </a>
      </p>
    </article>
  );
}

function ProgramModules({ program }: { program: Program }) {
  return (
    <ol className="program-modules">
      {program.modules.map((module) => (
        <li key={module.title}>
          <h3>{module.title}</h3>
          <p>{module.topics.join(' · ')}</p>
        </li>
      ))}
    </ol>
  );
}
