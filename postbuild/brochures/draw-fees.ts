import { formatRupees } from '#content/format-rupees.ts';
import { gstSentence } from '#content/offers/gst-sentence.ts';
import { placementMeaning } from '#content/offers/job-guarantee-conditions.ts';
import { offerFacts } from '#content/offers/offer-facts.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { provider } from '#content/provider.ts';
import { brochureWords } from '#content/words/brochure.ts';
import { facts, heading, link, list, paragraph } from '../pdf/blocks.ts';
import { type PdfWriter, pdfColours } from '../pdf/pdf-writer.ts';

/** Draws the page of the fee: the amount, what it covers, and what is refunded when. */
export function drawFees(paper: PdfWriter, offer: Offer, siteUrl: string): void {
  const { feeRupees, covers, guarantee } = offer;
  paper.together(() => {
    heading(paper, 2, brochureWords.fees);
    const amount = { face: 'bold', size: 30 } as const;
    const words = formatRupees(feeRupees);
    paper.tag('P', () => paper.place(words, paper.margin, paper.y, amount));
    paper.gap(paper.measure(words, amount));
    paragraph(paper, brochureWords.wholeFee, { size: 9, colour: pdfColours['ink-2'] });
    const gst = gstSentence(provider.gstin);
    if (gst) paragraph(paper, gst, { size: 9, colour: pdfColours['ink-2'] });
    heading(paper, 3, brochureWords.covers);
    list(paper, covers);
    const rows = offerFacts(offer, '', ['registration', 'refund']);
    const conditions = guarantee ? [{ name: brochureWords.guarantee, value: guarantee }] : [];
    facts(paper, [...rows, ...conditions, ...placementRow(covers)], 100, 'text');
    link(paper, brochureWords.readTerms, `${siteUrl}/terms`);
  });
}

/** Wherever placement is promised, the text must also say what placement means. */
function placementRow(covers: readonly string[]): { name: string; value: string }[] {
  if (!covers.some((line) => /placement assistance/i.test(line))) return [];
  return [{ name: brochureWords.placement, value: placementMeaning }];
}
