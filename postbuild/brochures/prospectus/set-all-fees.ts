import { formatRupees } from '#content/format-rupees.ts';
import { fieldSlugs, fields } from '#content/offers/fields.ts';
import { kindIds, kinds } from '#content/offers/kinds.ts';
import { formatLength } from '#content/offers/length.ts';
import { offers } from '#content/offers/offers.ts';
import { prospectusWords as words } from '#content/words/prospectus.ts';
import { heading, paragraph, table } from '../../pdf/blocks.ts';
import type { Paper } from '../../pdf/paper.ts';
import { fieldOf } from './field-of.ts';

/** Each offer in one row with its fee: by kind, and within a kind by field. */
export function setAllFees(paper: Paper): void {
  kindIds.forEach((kind, index) => {
    const inOrder = offers
      .filter((offer) => offer.kind === kind)
      .sort((a, b) => fieldSlugs.indexOf(fieldOf(a)) - fieldSlugs.indexOf(fieldOf(b)));
    paper.together(() => {
      if (index === 0) {
        heading(paper, 2, words.feesHeading);
        paragraph(paper, words.feesIntro);
      }
      heading(paper, 3, kinds[kind].plural);
      table(
        paper,
        [
          { title: words.offerTitle, width: paper.width - 178 },
          { title: words.field, width: 96 },
          { title: words.length, width: 44 },
          { title: words.fee, width: 38, face: 'bold' },
        ],
        inOrder.map((offer) => [
          offer.title,
          fields[fieldOf(offer)].title,
          formatLength(offer.length),
          formatRupees(offer.feeRupees),
        ]),
        { size: 8 },
      );
    });
  });
}
