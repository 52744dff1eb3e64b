import { atHomePath } from '#content/at-home/at-home-path.ts';
import { offerPageWords as words } from '#content/offers/offer-page-words.ts';
import type { Program, ProgramTerms } from '#content/schema.ts';
import { label as atHome } from '#content/words/at-home.ts';
import { brochurePath } from '#site/data/course-place.ts';
import type { OfferDetails } from '#site/data/offer-details.ts';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { OfferNeeds } from '../offer-needs.tsx';
import { OfferTerms } from '../offer-terms.tsx';
import { ProgramSyllabus } from './program-syllabus.tsx';

export interface ShownProgram {
  program: Pick<
    Program,
    'slug' | 'title' | 'tag' | 'text' | 'forWhom' | 'project' | 'tools' | 'modules'
  >;
  sheet: OfferDetails;
}

interface ProgramEntryProps extends ShownProgram {
  kind: ProgramTerms['kind'];
}

/**
 * A program on its page. It has no page of its own: its title is the place links point at, and its fee and
 * buttons go along at the lower edge of a phone for as long as it is read.
 */
export function ProgramEntry({ program, sheet, kind }: ProgramEntryProps) {
  const { slug, title, tag, text, forWhom } = program;
  const level = sheet.facts.find(({ id }) => id === 'level')?.value;
  const [fee, , hours] = sheet.figures;
  return (
    <article className="card program" id={slug}>
      <Cover slug={slug} />
      <div className="program-words">
        <p className="tag">{tag}</p>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className="byline">
          <PageLink to={sheet.kindPath}>{sheet.kind}</PageLink>
          {`, ${hours?.value} ${hours?.name}. ${level}.`}
        </p>
        {kind === 'super' && <Builds {...program} />}
      </div>
      <div className="program-folds">
        <ProgramSyllabus program={program} isLong={kind === 'super'}>
          <Builds {...program} />
        </ProgramSyllabus>
        <details className="fold">
          <summary>
            <span>
              {words.programNeeds}
              <span className="visually-hidden">{`: ${title}`}</span>
            </span>
          </summary>
          <p>{forWhom}</p>
          <OfferNeeds needs={sheet.needs} />
        </details>
        <details className="fold">
          <summary>
            <span>
              {words.terms}
              <span className="visually-hidden">{`: ${title}`}</span>
            </span>
          </summary>
          <OfferTerms sheet={sheet} />
          <p>
            <strong>{words.afterPayment}:</strong> {sheet.afterPayment}
          </p>
        </details>
        <a href={brochurePath(slug)} className="link-button" download>
          {words.brochure}
          <span className="visually-hidden">{`: ${title}`}</span>
        </a>
        <PageLink to={atHomePath({ kind, slug })} className="link-button">
          {atHome}
        </PageLink>
      </div>
      <div className="offer-bar entry-bar">
        <p>
          <strong className="price">{fee?.value}</strong>
          <span>{title}</span>
        </p>
        <PageLink to={sheet.callPath} className="button">
          {words.join}
          <span className="visually-hidden">{`: ${title}`}</span>
        </PageLink>
        <PageLink to={sheet.enrolPath} className="button button-quiet">
          {words.enrol}
          <span className="visually-hidden">{`: ${title}`}</span>
        </PageLink>
      </div>
    </article>
  );
}

function Builds({ project, tools }: Pick<Program, 'project' | 'tools'>) {
  return (
    <>
      <p>
        <strong>{`${words.programBuilds}:`}</strong> {project}
      </p>
      <p>
        <strong>{`${words.toolsLabel}:`}</strong> {tools.join('\u00a0· ')}
      </p>
    </>
  );
}
