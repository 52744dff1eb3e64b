import { formatRupees } from '#content/format-rupees.ts';
import { kinds } from '#content/offers/kinds.ts';
import { formatLength } from '#content/offers/length.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { studyFieldSlugs, studyFields } from '#content/offers/study-fields.ts';
import { prospectusWords as words } from '#content/words/prospectus.ts';
import { heading, paragraph } from '../../pdf/blocks.ts';
import { type PdfWriter, pdfColours } from '../../pdf/pdf-writer.ts';
import { mainFieldOf } from './main-field-of.ts';

/** A description of each offer, by field, so that similar offers stand together. */
export function drawDescriptions(paper: PdfWriter): void {
  const ordered = studyFieldSlugs.flatMap((field) =>
    offers.filter((offer) => mainFieldOf(offer) === field),
  );
  ordered.forEach((offer, index) => {
    const field = mainFieldOf(offer);
    const previous = ordered[index - 1];
    paper.together(() => {
      if (!previous) heading(paper, 2, words.aboutHeading);
      if (!previous || mainFieldOf(previous) !== field) heading(paper, 3, studyFields[field].title);
      drawDescription(paper, offer);
    });
  });
}

/** Title, text and figures form one block, with less space than between paragraphs. */
function drawDescription(paper: PdfWriter, { title, text, kind, length, feeRupees }: Offer): void {
  paragraph(paper, title, { face: 'bold', size: 9.5, lineGap: 1 });
  paper.gap(-3);
  paragraph(paper, text, { size: 9.5 });
  paper.gap(-3);
  const line = [kinds[kind].title, formatLength(length), formatRupees(feeRupees)].join(' · ');
  paragraph(paper, line, { size: 8.5, colour: pdfColours['ink-2'] });
  paper.gap(paper.airOf(3));
}
