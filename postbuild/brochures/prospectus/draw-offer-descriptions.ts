import { formatRupees } from '#content/format-rupees.ts';
import { kinds } from '#content/offers/kinds.ts';
import { formatLength } from '#content/offers/length.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { studyFieldSlugs, studyFields } from '#content/offers/study-fields.ts';
import { prospectusWords as words } from '#content/words/prospectus-words.ts';
import { type PdfWriter, pdfColours } from '../../pdf/pdf-writer.ts';
import { drawHeading, drawParagraph } from '../../pdf/text-blocks.ts';
import { mainFieldOf } from './main-field-of.ts';

/** Draws a description of each offer, ordered by field, so that similar offers stand together. */
export function drawOfferDescriptions(pdf: PdfWriter): void {
  const ordered = studyFieldSlugs.flatMap((field) =>
    offers.filter((offer) => mainFieldOf(offer) === field),
  );
  ordered.forEach((offer, index) => {
    const field = mainFieldOf(offer);
    const previous = ordered[index - 1];
    pdf.keepOnOnePage(() => {
      if (!previous) drawHeading(pdf, 2, words.aboutHeading);
      if (!previous || mainFieldOf(previous) !== field)
        drawHeading(pdf, 3, studyFields[field].title);
      drawDescription(pdf, offer);
    });
  });
}

/** Title, text and figures form one block, with less space than between paragraphs. */
function drawDescription(pdf: PdfWriter, { title, text, kind, length, feeRupees }: Offer): void {
  drawParagraph(pdf, title, { face: 'bold', size: 9.5, lineGap: 1 });
  pdf.moveDown(-3);
  drawParagraph(pdf, text, { size: 9.5 });
  pdf.moveDown(-3);
  const line = [kinds[kind].title, formatLength(length), formatRupees(feeRupees)].join(' · ');
  drawParagraph(pdf, line, { size: 8.5, colour: pdfColours['ink-2'] });
  pdf.moveDown(pdf.scaleSpacing(3));
}
