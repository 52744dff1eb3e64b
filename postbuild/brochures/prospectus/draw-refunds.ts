import { formatRupees } from '#content/format-rupees.ts';
import { jobGuarantee, placementMeaning } from '#content/offers/job-guarantee-conditions.ts';
import { kindIds, kinds } from '#content/offers/kinds.ts';
import { offers } from '#content/offers/offers.ts';
import { brochureWords } from '#content/words/brochure.ts';
import { prospectusWords as words } from '#content/words/prospectus.ts';
import { heading, link, paragraph, table } from '../../pdf/blocks.ts';
import type { PdfWriter } from '../../pdf/pdf-writer.ts';

/** How much of each fee is refunded and when, and what the two promises about jobs mean. */
export function drawRefunds(paper: PdfWriter, siteUrl: string): void {
  paper.together(() => {
    heading(paper, 2, words.refundHeading);
    paragraph(paper, words.refundIntro);
    table(
      paper,
      [
        { title: words.kind, width: paper.width - 190, face: 'bold' },
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
    heading(paper, 3, jobGuarantee.title);
    paragraph(paper, jobGuarantee.conditions);
    heading(paper, 3, brochureWords.placement);
    paragraph(paper, placementMeaning);
    link(paper, brochureWords.readTerms, `${siteUrl}/terms`);
  });
}
