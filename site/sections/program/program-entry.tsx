import { offerPageWords as words } from '#content/offers/page-words/offer-page-words.ts';
import type { Program, ProgramTerms } from '#content/schema.ts';
import { atHomePathOfOffer } from '#content/show-at-home/at-home-paths.ts';
import { showAtHomeLabel as atHome } from '#content/words/show-at-home.ts';
import { brochurePathOf } from '#site/data/offers/cover-and-brochure-paths.ts';
import type { OfferDetails } from '#site/data/offers/make-offer-details.ts';
import { Cover } from '#site/ui/cover.tsx';
import { PageLink } from '#site/ui/page-link.tsx';
import { EnrolmentLink } from '../enrolment-link.tsx';
import { OfferFactList } from '../offer-fact-list.tsx';
import { OfferNeeds } from '../offer-needs.tsx';
import { NextStarts } from '../starts/next-starts.tsx';
import { ProgramSyllabus } from './program-syllabus.tsx';

export interface ShownProgram {
  program: Pick<
    Program,
    'slug' | 'title' | 'tag' | 'text' | 'forWhom' | 'project' | 'tools' | 'modules'
  >;
  offerDetails: OfferDetails;
}

interface ProgramEntryProps extends ShownProgram {
  kind: ProgramTerms['kind'];
  projectHours: number;
}

/**
 * A program as an entry of the page of its kind. It has no page of its own, so links lead to this entry. On a phone its
 * fee and buttons stay at the lower edge while it is read.
 */
export function ProgramEntry({ program, offerDetails, kind, projectHours }: ProgramEntryProps) {
  const { slug, title, tag, text, forWhom } = program;
  const level = offerDetails.facts.find(({ id }) => id === 'level')?.value;
  const [fee, , hours] = offerDetails.figures;
  return (
    <article className="card program" id={slug}>
      <Cover slug={slug} />
      <div className="program-words">
        <p className="tag">{tag}</p>
        <h2>{title}</h2>
        <p>{text}</p>
        <p className="byline">
          <PageLink to={offerDetails.kindPath}>{offerDetails.kind}</PageLink>
          {`, ${hours?.value} ${hours?.name}. ${level}.`}
        </p>
        <NextStarts {...offerDetails} />
        {kind === 'super' && <ProjectAndTools {...program} />}
      </div>
      <div className="program-folds">
        <ProgramSyllabus program={program} projectHours={projectHours} isLong={kind === 'super'}>
          <ProjectAndTools {...program} />
        </ProgramSyllabus>
        <details className="fold">
          <summary>
            <span>
              {words.programNeeds}
              <span className="visually-hidden">{`: ${title}`}</span>
            </span>
          </summary>
          <p>{forWhom}</p>
          <OfferNeeds needs={offerDetails.needs} />
        </details>
        <details className="fold">
          <summary>
            <span>
              {words.terms}
              <span className="visually-hidden">{`: ${title}`}</span>
            </span>
          </summary>
          <OfferFactList offerDetails={offerDetails} />
          <p>
            <strong>{`${words.afterPayment}:`}</strong>
            {` ${offerDetails.afterPayment}`}
          </p>
        </details>
        <a href={brochurePathOf(slug)} className="link-button" download>
          {words.brochure}
          <span className="visually-hidden">{`: ${title}`}</span>
        </a>
        <PageLink to={atHomePathOfOffer({ kind, slug })} className="link-button">
          {atHome}
        </PageLink>
      </div>
      <div className="offer-bar entry-bar">
        <p>
          <strong className="price">{fee?.value}</strong>
          <span>{title}</span>
        </p>
        <PageLink to={offerDetails.callPath} className="button">
          {words.join}
          <span className="visually-hidden">{`: ${title}`}</span>
        </PageLink>
        <EnrolmentLink {...offerDetails} className="button button-quiet" />
      </div>
    </article>
  );
}

function ProjectAndTools({ project, tools }: Pick<Program, 'project' | 'tools'>) {
  return (
    <>
      <p>
        <strong>{`${words.programBuilds}:`}</strong>
        {` ${project}`}
      </p>
      <p>
        <strong>{`${words.toolsLabel}:`}</strong>
        {` ${tools.join('\u00a0· ')}`}
      </p>
    </>
  );
}
