import type { ReactNode } from 'react';
import { offerPageWords as words } from '#content/offers/offer-page-words.ts';
import { studyHoursSentence } from '#content/offers/study-hours.ts';
import type { ProgramTerms } from '#content/schema.ts';
import { IncludedList } from './included-list.tsx';
import { ProgramEntry, type ShownProgram } from './program-entry.tsx';
import { ProgramIndex } from './program-index.tsx';

interface Parts {
  included: ReactNode;
  index: ReactNode;
  entries: ReactNode;
}

/** Each kind of program has a page of its own rhythm, made of the same three parts. */
const arrangements: Record<ProgramTerms['kind'], (parts: Parts) => ReactNode> = {
  /** Ten: what they share and the list of them stay beside the programs. */
  skill: ({ included, index, entries }) => (
    <div className="wrap skill-page">
      <div className="page-side">
        {included}
        {index}
      </div>
      <div>{entries}</div>
    </div>
  ),
  /** Twelve, told apart by their subject alone: a band with what is the same, then a grid. */
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
  /** Four, one after another, at full width. */
  super: ({ included, index, entries }) => (
    <div className="wrap super-page">
      {included}
      {index}
      <div className="tracks">{entries}</div>
    </div>
  ),
};

interface ProgramArrangementProps {
  terms: ProgramTerms;
  programs: readonly ShownProgram[];
}

/** What every program of a page includes, all their titles, and each program with its syllabus. */
export function ProgramArrangement({ terms, programs }: ProgramArrangementProps) {
  // The conditions stand beside the word: said once for the page, since they are the same for all of it.
  const [first] = programs;
  const guarantee = first?.sheet.guarantee;
  return arrangements[terms.kind]({
    included: (
      <IncludedList heading={terms.featuresHeading} features={terms.features}>
        {guarantee && (
          <p>
            <strong>{words.guarantee}.</strong> {guarantee}
          </p>
        )}
        {first && (
          <p>{`${words.eachProgram} ${studyHoursSentence({ ...first.program, projectHours: terms.projectHours })}`}</p>
        )}
        <p className="join-meaning">{words.joinMeaning}</p>
      </IncludedList>
    ),
    index: (
      <ProgramIndex programs={programs.map(({ program }) => program)} label={terms.indexLabel} />
    ),
    entries: programs.map((shown) => (
      <ProgramEntry key={shown.program.slug} {...shown} kind={terms.kind} />
    )),
  });
}
