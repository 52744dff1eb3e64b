import { type KindId, kindIds, kinds } from '#content/offers/kinds.ts';
import { offers } from '#content/offers/offers.ts';
import { makeHowWeTeachPageWords } from '#content/offers/page-words/make-how-we-teach-page-words.ts';
import { prospectusWords as words } from '#content/words/prospectus-words.ts';
import { type PdfWriter, pdfColours } from '../../pdf/pdf-writer.ts';
import { drawHeading, drawParagraph, drawTable } from '../../pdf/text-blocks.ts';

const howWeTeachWords = makeHowWeTeachPageWords(offers);
/**
 * The ids of the sections of `/how-we-teach` that the prospectus repeats here. Other parts of the prospectus cover the
 * remaining sections of that page.
 */
const repeatedSectionIds = ['why-longer-can-cost-less', 'certification-programs'];

/**
 * Draws a table of the five kinds of offer, then how each is taught and for whom, then why longer offers can cost less
 * and what certification programs are.
 */
export function drawOfferKinds(pdf: PdfWriter): void {
  pdf.keepOnOnePage(() => {
    drawHeading(pdf, 2, howWeTeachWords.heading);
    drawParagraph(pdf, howWeTeachWords.intro);
    drawTable(
      pdf,
      [
        { title: words.kind, width: pdf.width - 232, face: 'bold' },
        { title: rowOf('fee').name, width: 52 },
        { title: rowOf('length').name, width: 78 },
        { title: rowOf('hours').name, width: 52 },
        { title: rowOf('live').name, width: 50 },
      ],
      kindIds.map((kind) => [
        kinds[kind].title,
        rowOf('fee').cellOf(kind),
        rowOf('length').cellOf(kind),
        rowOf('hours').cellOf(kind),
        rowOf('live').cellOf(kind),
      ]),
    );
  });
  for (const kind of kindIds) {
    pdf.keepOnOnePage(() => {
      drawHeading(pdf, 3, kinds[kind].plural);
      drawParagraph(pdf, kinds[kind].taught);
      const { name, cellOf } = rowOf('for-whom');
      drawParagraph(pdf, `${name} ${cellOf(kind)}.`, { size: 9.5, colour: pdfColours['ink-2'] });
    });
  }
  for (const { id, title, paragraphs } of howWeTeachWords.sections) {
    if (!repeatedSectionIds.includes(id)) continue;
    drawHeading(pdf, 3, title);
    for (const text of paragraphs) drawParagraph(pdf, text);
  }
}

/** The row with this id of the table that compares the kinds of offer. Throws if there is no such row. */
function rowOf(id: string) {
  const row = howWeTeachWords.comparison.find((one) => one.id === id);
  if (!row) throw new Error(`The comparison of the kinds has no row "${id}".`);
  const cellOf = (kind: KindId) => row.cells.find((cell) => cell.kind === kind)?.text ?? '';
  return { name: row.name, cellOf };
}
