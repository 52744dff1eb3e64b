import { formatRupees } from '#content/format-rupees.ts';
import {
  jobGuarantee,
  placementMeaning,
} from '#content/offers/facts/job-guarantee-and-placement.ts';
import { kindIds, kinds } from '#content/offers/kinds.ts';
import { offers } from '#content/offers/offers.ts';
import { brochureWords } from '#content/words/brochure-words.ts';
import { prospectusWords as words } from '#content/words/prospectus-words.ts';
import type { PdfWriter } from '../../pdf/pdf-writer.ts';
import { drawHeading, drawLink, drawParagraph, drawTable } from '../../pdf/text-blocks.ts';

/**
 * Draws how much of each fee is refunded and when. Then draws the conditions of the job guarantee and of the help with
 * placement.
 */
export function drawRefundsAndGuarantee(pdf: PdfWriter, siteUrl: string): void {
  pdf.keepOnOnePage(() => {
    drawHeading(pdf, 2, words.refundHeading);
    drawParagraph(pdf, words.refundIntro);
    drawTable(
      pdf,
      [
        { title: words.kind, width: pdf.width - 190, face: 'bold' },
        { title: words.fee, width: 50 },
        { title: words.charge, width: 70 },
        { title: words.back, width: 70 },
      ],
      kindIds.flatMap((kind) => {
        const offer = offers.find((one) => one.kind === kind);
        if (!offer) return [];
        const { feeRupees, registrationChargeRupees: charge } = offer;
        return [[kinds[kind].title, ...[feeRupees, charge, feeRupees - charge].map(formatRupees)]];
      }),
    );
    drawHeading(pdf, 3, jobGuarantee.title);
    drawParagraph(pdf, jobGuarantee.conditions);
    drawHeading(pdf, 3, brochureWords.placement);
    drawParagraph(pdf, placementMeaning);
    drawLink(pdf, brochureWords.readTerms, `${siteUrl}/terms`);
  });
}
