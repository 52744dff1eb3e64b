import { expect, test } from 'vitest';
import { collectBrochureContents } from '../brochures/collect-brochure-contents.ts';
import { makeOfferBrochure } from '../brochures/make-offer-brochure.ts';
import { drawWithBestSpacing } from './draw-with-best-spacing.ts';
import { PdfWriter } from './pdf-writer.ts';
import { drawHeading, drawList } from './text-blocks.ts';

const facts = { title: 'A', subject: 'B', footer: 'C', size: 'A5' } as const;
const lines = (count: number) => Array.from({ length: count }, (_, i) => `Line ${i + 1}`);

test('three lines alone on a last page are moved to the page before', async () => {
  const draw = async (spacing: { spacingFactor: number; isDraft: boolean }) => {
    const pdf = await PdfWriter.open({ ...facts, ...spacing });
    pdf.newPage();
    drawList(pdf, lines(33));
    // A new page ends the page before it, whose fill is then known. The new page has no footer, so its own fill is not
    // counted.
    pdf.newPage({ minimal: true });
    return pdf;
  };
  const loose = await draw({ spacingFactor: 1, isDraft: true });
  expect(loose.fills).toHaveLength(2);
  const well = await drawWithBestSpacing(draw);
  expect(well.fills).toHaveLength(1);
});

test('a block that stays together begins on a new page when it does not fit', async () => {
  const pdf = await PdfWriter.open(facts);
  pdf.newPage();
  drawList(pdf, lines(28));
  pdf.keepOnOnePage(() => {
    drawHeading(pdf, 3, 'A module');
    drawList(pdf, lines(6));
  });
  expect(pdf.pageCount).toBe(2);
  expect(pdf.y).toBeLessThan(pdf.margin + 140);
});

test('the same brochure is the same file, byte for byte', async () => {
  const [subject] = collectBrochureContents();
  if (!subject) throw new Error('There are no brochures.');
  const site = 'https://miranaya.example';
  const [one, two] = [
    await makeOfferBrochure(subject, site),
    await makeOfferBrochure(subject, site),
  ];
  expect(one.equals(two)).toBe(true);
}, 60_000);
