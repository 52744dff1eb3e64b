import { describe, expect, it } from 'vitest';
import { findContentProblems } from './check.ts';
import { type Collection, collections } from './collections.ts';
import { plans } from './landing/plans.ts';
import { software } from './landing/software.ts';
import { planSchema, softwareSchema } from './schema.ts';

function problemsOf(file: string, schema: Collection['schema'], entries: readonly unknown[]) {
  return findContentProblems([{ file, schema, entries }]);
}

describe('the content as it stands', () => {
  it('has no mistake', () => expect(findContentProblems()).toEqual([]));

  it('has every kind of entry, and none is empty', () => {
    expect(collections.length).toBeGreaterThan(25);
    for (const { file, entries } of collections) expect(entries.length, file).toBeGreaterThan(0);
  });
});

describe('a mistake stops the build with file, entry and reason', () => {
  it('a price written as text', () => {
    const [first] = plans;
    const [problem] = problemsOf('landing/plans.ts', planSchema, [{ ...first, feeRupees: '2299' }]);
    expect(problem).toMatch(
      /^content\/landing\/plans\.ts, entry 1 \(Skill X\): feeRupees: .*expected number/,
    );
  });

  it('a key that nobody knows', () => {
    const [problem] = problemsOf('landing/plans.ts', planSchema, [{ ...plans[1], prize: 1 }]);
    expect(problem).toContain('(Super X)');
    expect(problem).toContain('prize');
  });

  it('an empty text', () => {
    const [problem] = problemsOf('landing/plans.ts', planSchema, [{ ...plans[0], summary: ' ' }]);
    expect(problem).toContain('summary: must not be empty');
  });

  it('a link to a page that does not exist', () => {
    const entry = { ...plans[0], link: '/skill-x' };
    expect(problemsOf('landing/plans.ts', planSchema, [entry])).toEqual([
      'content/landing/plans.ts, entry 1 (Skill X): link: the link "/skill-x" leads to no page of the site',
    ]);
  });

  it('a picture that is not there', () => {
    const entry = { ...software[0], image: '/software/missing.webp' };
    const problems = problemsOf('landing/software.ts', softwareSchema, [entry]);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('image: there is no file public/software/missing.webp');
  });

  it('a slug used twice', () => {
    const problems = problemsOf('landing/software.ts', softwareSchema, [software[0], software[0]]);
    expect(problems.join()).toContain(`the slug "${software[0]?.slug}" is used twice`);
  });
});
