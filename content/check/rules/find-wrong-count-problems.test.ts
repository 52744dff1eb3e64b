import { describe, expect, it } from 'vitest';
import {
  entryAt,
  findProblemsInChangedSample,
} from '../../../tests/support/find-problems-in-changed-sample.ts';

it('a fourth skill program, and the sentences that count three', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    const { modules, ...program } = entryAt(content.skillPrograms, 0);
    content.skillPrograms.push({
      ...program,
      slug: 'excel',
      title: 'Excel',
      keywords: ['Excel'],
      text: 'Bills, stock and returns in one program.',
      project: 'The books of a shop for a year.',
      modules: modules.map((one) => ({ ...one, title: `${one.title} in Excel` })),
    });
  });
  expect(said).toEqual([
    'content/catalogue/skill-programs.ts, terms: intro says "Three programs", but 4 would be right.',
    'content/page-meta-by-path.ts, the page "/Miranaya-skill-program": description says "Three skill programs", but 4 would be right.',
  ]);
});

it('a program list that takes longer than its page says', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    content.intermediateTerms.months = 3;
  });
  expect(said.length).toBeGreaterThan(1);
  for (const sentence of said)
    expect(sentence).toMatch(/says "(4|four)[ -]months?", but 3 would be right\.$/i);
});

it('a family with one course less', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.families, 0).courses.pop();
  });
  expect(said).toEqual(
    expect.arrayContaining([
      'content/catalogue/families.ts, entry 1 (Full Stack): intro says "Three ways", but 2 would be right.',
      'content/page-meta-by-path.ts, the page "/fullstack": description says "Three web development courses", but 2 would be right.',
    ]),
  );
});

it('a workshop that lasts a day longer than its sessions', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    Object.assign(entryAt(content.workshops, 0), { endDate: '2025-06-14', days: 5 });
  });
  expect(said).toEqual([
    'content/catalogue/workshops.ts, entry 1 (MERN Stack Workshop): subtitle says "four afternoons", but 5 would be right.',
    'content/catalogue/workshops.ts, entry 1 (MERN Stack Workshop): inclusions 1 says "Four live sessions", but 5 would be right.',
  ]);
});

it('a fourth plan under "Three plans"', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    const plan = { ...entryAt(content.plans, 0), title: 'Weekend X', link: '/short-term' };
    content.plans.push(plan);
  });
  expect(said).toEqual([
    'content/landing/section-headings.ts, entry "benefits": heading says "Three plans", but 4 would be right.',
  ]);
});

describe('a number that counts a part', () => {
  it('is not checked', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      content.skillTerms.intro = 'The first three programs need no laptop of your own.';
    });
    expect(said).toEqual([]);
  });
});
