import type { ReactNode } from 'react';
import type { Program, ProgramTerms } from '#content/schema.ts';
import { IncludedList } from './included-list.tsx';
import { ProgramEntry } from './program-entry.tsx';
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
  programs: readonly Program[];
}

/** What every program of a page includes, all their titles, and each program with its syllabus. */
export function ProgramArrangement({ terms, programs }: ProgramArrangementProps) {
  return arrangements[terms.kind]({
    included: <IncludedList heading={terms.featuresHeading} features={terms.features} />,
    index: <ProgramIndex programs={programs} label={terms.indexLabel} />,
    entries: programs.map((program) => (
      <ProgramEntry
        key={program.slug}
        program={program}
        terms={terms}
        syllabus={terms.kind === 'super' ? 'shown' : 'folded'}
      />
    )),
  });
}
