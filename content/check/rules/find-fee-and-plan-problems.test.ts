import { describe, expect, it } from 'vitest';
import {
  type EditableContentCheckInput,
  entryAt,
  findProblemsInChangedSample,
} from '../../../tests/support/find-problems-in-changed-sample.ts';
import { formatRupees } from '../../format-rupees.ts';

/**
 * Changes a fee as an edit of `fees.ts` would, in every entry that takes the fee from there; texts stay unchanged.
 */
function setFee(
  { content }: EditableContentCheckInput,
  name: keyof EditableContentCheckInput['content']['fees'],
  fee: number,
): void {
  content.fees[name] = fee;
  if (name === 'workshopRupees') for (const one of content.workshops) one.feeRupees = fee;
  if (name === 'internshipRupees') content.enrolment.feeRupees = fee;
  if (name === 'skillRupees')
    content.skillTerms.feeRupees = entryAt(content.plans, 0).feeRupees = fee;
  for (const page of Object.values(content.pages)) {
    page.description = page.description.replace('₹2,299', formatRupees(content.fees.skillRupees));
  }
}

describe('a fee', () => {
  it.each([
    ['workshopRupees', 3_990],
    ['workshopRupees', 39],
    ['skillRupees', 22_990],
    ['skillRupees', 229],
    ['internshipRupees', 39_990],
    ['internshipRupees', 399],
  ] as const)('%s of %d looks like a typing mistake', (name, fee) => {
    const said = findProblemsInChangedSample((planted) => setFee(planted, name, fee));
    expect(said).toEqual([
      expect.stringMatching(
        new RegExp(
          `^content/fees\\.ts: ${name} is ${fee}, which looks like a slip: it should lie between \\d+ and \\d+ \\(if it is meant, widen the bounds in content/schema\\.ts\\)\\.$`,
        ),
      ),
    ]);
  });

  it('of half a rupee', () => {
    const said = findProblemsInChangedSample((planted) => setFee(planted, 'workshopRupees', 399.5));
    expect(said).toEqual(['content/fees.ts: workshopRupees must be a whole number, not 399.5.']);
  });

  it('may change by a usual amount', () => {
    const said = findProblemsInChangedSample((planted) => setFee(planted, 'workshopRupees', 499));
    expect(said).toEqual([]);
  });

  it('that an entry writes itself instead of taking it from fees.ts', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.workshops, 1).feeRupees = 499;
    });
    expect(said).toEqual([
      'content/catalogue/workshops.ts, entry 2 (MEAN Stack Workshop): feeRupees is 499, but content/fees.ts says 399; write fees.workshopRupees here, and change a fee there.',
    ]);
  });

  it('of another kind of offer', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      content.intermediateTerms.feeRupees = content.fees.superRupees;
    });
    expect(said[0]).toBe(
      'content/catalogue/intermediate-programs.ts, terms: feeRupees is 11999, but content/fees.ts says 5599; write fees.intermediateRupees here, and change a fee there.',
    );
  });
});

describe('a plan', () => {
  it('with another fee than the programs to which it leads, also behind a redirect', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.plans, 2).feeRupees = content.fees.skillRupees;
    });
    expect(said).toEqual([
      'content/landing/plans.ts, entry 3 (Intermediate Level): feeRupees is 2299, but the programs on "/intermediate-programs" cost 5599; write fees.intermediateRupees here.',
    ]);
  });

  it('with another number of months than its programs, or with reversed months', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(content.plans, 0).months = { from: 3, to: 5 };
      entryAt(content.plans, 1).months = { from: 6, to: 4 };
    });
    expect(said).toEqual([
      'content/landing/plans.ts, entry 1 (Skill X): months go from 3 to 5, but the programs on "/Miranaya-skill-program" take 2.',
      'content/landing/plans.ts, entry 2 (Super X): months go from 6 to 4, which is backwards.',
    ]);
  });
});
