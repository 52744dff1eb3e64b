import { formatRupees } from '#content/format-rupees.ts';
import { formatGstSentence } from '#content/offers/facts/format-gst-sentence.ts';
import { placementMeaning } from '#content/offers/facts/job-guarantee-and-placement.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { provider } from '#content/provider.ts';
import { brochureWords } from '#content/words/brochure-words.ts';
import { type PdfWriter, pdfColours } from '../pdf/pdf-writer.ts';
import { drawFacts, drawHeading, drawLink, drawList, drawParagraph } from '../pdf/text-blocks.ts';
import { listBrochureFacts } from './list-brochure-facts.ts';

/** Draws the section about the fee: the amount, what it covers, and the terms of refund, guarantee and placement. */
export function drawFeeAndTerms(pdf: PdfWriter, offer: Offer, siteUrl: string): void {
  const { feeRupees, covers, guarantee } = offer;
  pdf.keepOnOnePage(() => {
    drawHeading(pdf, 2, brochureWords.fees);
    const amount = { face: 'bold', size: 30 } as const;
    const words = formatRupees(feeRupees);
    pdf.tag('P', () => pdf.drawTextAt(words, pdf.margin, pdf.y, amount));
    pdf.moveDown(pdf.measureTextHeight(words, amount));
    drawParagraph(pdf, brochureWords.wholeFee, { size: 9, colour: pdfColours['ink-2'] });
    const gst = formatGstSentence(provider.gstin);
    if (gst) drawParagraph(pdf, gst, { size: 9, colour: pdfColours['ink-2'] });
    drawHeading(pdf, 3, brochureWords.covers);
    drawList(pdf, covers);
    const rows = listBrochureFacts(offer, '', ['registration', 'refund']);
    const conditions = guarantee ? [{ name: brochureWords.guarantee, value: guarantee }] : [];
    drawFacts(pdf, [...rows, ...conditions, ...placementRow(covers)], 100, 'text');
    drawLink(pdf, brochureWords.readTerms, `${siteUrl}/terms`);
  });
}

/** The row that explains what help with placement means. It must be there whenever the fee covers such help. */
function placementRow(covers: readonly string[]): { name: string; value: string }[] {
  if (!covers.some((line) => /placement assistance/i.test(line))) return [];
  return [{ name: brochureWords.placement, value: placementMeaning }];
}
