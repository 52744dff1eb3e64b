import type { ReactNode } from 'react';
import { formatSyllabusHoursSentence } from '#content/offers/hours/format-syllabus-hours-sentence.ts';
import { offerPageWords as words } from '#content/offers/page-words/offer-page-words.ts';
import type { ProgramTerms } from '#content/schema.ts';
import { HydrateLast } from '#site/ui/hydrate-last.tsx';
import { StudyPlanForm } from '../study-plan/study-plan-form.tsx';
import { IncludedList } from './included-list.tsx';
import { ProgramEntry, type ShownProgram } from './program-entry.tsx';
import { ProgramJumpLinks } from './program-jump-links.tsx';

interface Parts {
  included: ReactNode;
  index: ReactNode;
  entries: ReactNode;
}

/**
 * Functions that arrange the page of each kind of program: its shared features, the index of titles and the entries.
 */
const arrangements: Record<ProgramTerms['kind'], (parts: Parts) => ReactNode> = {
  /** The page is long, so on wide screens the shared features and the index stay in view beside the entries. */
  skill: ({ included, index, entries }) => (
    <div className="wrap skill-page">
      <div className="page-side">
        {included}
        {index}
      </div>
      <div>{entries}</div>
    </div>
  ),
  /** The page has twelve programs that differ only in their subject: a band with the shared features, then a grid. */
  intermediate: ({ included, index, entries }) => (
    <>
      <div className="same-for-all">
        <div className="wrap">{included}</div>
      </div>
      <div className="wrap intermediate-page">
        {index}
        <div className="program-grid">{entries}</div>
      </div>
    </>
  ),
  /** The page has four programs, which stand one after another at full width. */
  super: ({ included, index, entries }) => (
    <div className="wrap super-page">
      {included}
      {index}
      <div className="tracks">{entries}</div>
    </div>
  ),
};

interface ProgramsPageBodyProps {
  terms: ProgramTerms;
  programs: readonly ShownProgram[];
}

/** The body of a page of programs: the shared features, an index of titles, and each program with its syllabus. */
export function ProgramsPageBody({ terms, programs }: ProgramsPageBodyProps) {
  // The conditions of the job guarantee must stand beside its name. They are the same for all programs, so they are
  // shown once, with the shared features.
  const [first] = programs;
  const guarantee = first?.offerDetails.guarantee;
  return arrangements[terms.kind]({
    included: (
      <IncludedList heading={terms.featuresHeading} features={terms.features}>
        {guarantee && (
          <p>
            <strong>{words.guarantee}.</strong> {guarantee}
          </p>
        )}
        {first && (
          <p>{`${words.eachProgram} ${formatSyllabusHoursSentence({ ...first.program, projectHours: terms.projectHours })}`}</p>
        )}
        <StudyPlanForm
          hoursPerWeek={terms.hoursPerWeek}
          from={first?.offerDetails.starts.list[0]?.on ?? ''}
        />
        <p className="join-meaning">{words.joinMeaning}</p>
      </IncludedList>
    ),
    index: (
      <ProgramJumpLinks
        programs={programs.map(({ program }) => program)}
        label={terms.indexLabel}
      />
    ),
    entries: programs.map((shown) => (
      <HydrateLast key={shown.program.slug}>
        <ProgramEntry {...shown} kind={terms.kind} projectHours={terms.projectHours} />
      </HydrateLast>
    )),
  });
}
