import { formatRupees } from '#content/format-rupees.ts';
import { kindIds, kinds } from '#content/offers/kinds.ts';
import { formatLength } from '#content/offers/length.ts';
import { offers } from '#content/offers/offers.ts';
import { studyFieldSlugs, studyFields } from '#content/offers/study-fields.ts';
import { prospectusWords as words } from '#content/words/prospectus-words.ts';
import type { PdfWriter } from '../../pdf/pdf-writer.ts';
import { drawHeading, drawParagraph, drawTable } from '../../pdf/text-blocks.ts';
import { mainFieldOf } from './main-field-of.ts';

/** Draws a table of fees for each kind of offer. In a table, the offers are ordered by field. */
export function drawAllFees(pdf: PdfWriter): void {
  kindIds.forEach((kind, index) => {
    const inOrder = offers
      .filter((offer) => offer.kind === kind)
      .sort(
        (a, b) => studyFieldSlugs.indexOf(mainFieldOf(a)) - studyFieldSlugs.indexOf(mainFieldOf(b)),
      );
    pdf.keepOnOnePage(() => {
      if (index === 0) {
        drawHeading(pdf, 2, words.feesHeading);
        drawParagraph(pdf, words.feesIntro);
      }
      drawHeading(pdf, 3, kinds[kind].plural);
      drawTable(
        pdf,
        [
          { title: words.offerTitle, width: pdf.width - 178 },
          { title: words.field, width: 96 },
          { title: words.length, width: 44 },
          { title: words.fee, width: 38, face: 'bold' },
        ],
        inOrder.map((offer) => [
          offer.title,
          studyFields[mainFieldOf(offer)].title,
          formatLength(offer.length),
          formatRupees(offer.feeRupees),
        ]),
        { size: 8 },
      );
    });
  });
}
