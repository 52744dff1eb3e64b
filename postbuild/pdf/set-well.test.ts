import { expect, test } from 'vitest';
import { brochureSubjects } from '../brochures/brochure-subjects.ts';
import { offerBrochure } from '../brochures/offer-brochure.ts';
import { heading, list } from './blocks.ts';
import { Paper } from './paper.ts';
import { setWell } from './set-well.ts';

const facts = { title: 'A', subject: 'B', footer: 'C', size: 'A5' } as const;
const lines = (count: number) => Array.from({ length: count }, (_, i) => `Line ${i + 1}`);

test('three lines alone on a last page are brought back to the one before', async () => {
  const set = async (setting: { air: number; isDraft: boolean }) => {
    const paper = await Paper.open({ ...facts, ...setting });
    paper.newPage();
    list(paper, lines(33));
    // What ends a document, and so the page before it.
    paper.newPage({ minimal: true });
    return paper;
  };
  const loose = await set({ air: 1, isDraft: true });
  expect(loose.fills).toHaveLength(2);
  const well = await setWell(set);
  expect(well.fills).toHaveLength(1);
});

test('a block that stays together begins on a new page when it does not fit', async () => {
  const paper = await Paper.open(facts);
  paper.newPage();
  list(paper, lines(28));
  paper.together(() => {
    heading(paper, 3, 'A module');
    list(paper, lines(6));
  });
  expect(paper.pageCount).toBe(2);
  expect(paper.y).toBeLessThan(paper.margin + 140);
});

test('the same brochure is the same file, byte for byte', async () => {
  const [subject] = brochureSubjects();
  if (!subject) throw new Error('There are no brochures.');
  const site = 'https://miranaya.example';
  const [one, two] = [await offerBrochure(subject, site), await offerBrochure(subject, site)];
  expect(one.equals(two)).toBe(true);
}, 60_000);
