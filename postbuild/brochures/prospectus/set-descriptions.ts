import { formatRupees } from '#content/format-rupees.ts';
import { fieldSlugs, fields } from '#content/offers/fields.ts';
import { kinds } from '#content/offers/kinds.ts';
import { formatLength } from '#content/offers/length.ts';
import type { Offer } from '#content/offers/offer-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { prospectusWords as words } from '#content/words/prospectus.ts';
import { heading, paragraph } from '../../pdf/blocks.ts';
import { colours, type Paper } from '../../pdf/paper.ts';
import { fieldOf } from './field-of.ts';

/** What each offer is about, field by field, so that what resembles each other stands together. */
export function setDescriptions(paper: Paper): void {
  const ordered = fieldSlugs.flatMap((field) => offers.filter((offer) => fieldOf(offer) === field));
  ordered.forEach((offer, index) => {
    const field = fieldOf(offer);
    const previous = ordered[index - 1];
    paper.together(() => {
      if (!previous) heading(paper, 2, words.aboutHeading);
      if (!previous || fieldOf(previous) !== field) heading(paper, 3, fields[field].title);
      setDescription(paper, offer);
    });
  });
}

/** Title, text and figures are one block; less stands between them than between paragraphs. */
function setDescription(paper: Paper, { title, text, kind, length, feeRupees }: Offer): void {
  paragraph(paper, title, { face: 'bold', size: 9.5, lineGap: 1 });
  paper.gap(-3);
  paragraph(paper, text, { size: 9.5 });
  paper.gap(-3);
  const line = [kinds[kind].title, formatLength(length), formatRupees(feeRupees)].join(' · ');
  paragraph(paper, line, { size: 8.5, colour: colours['ink-2'] });
  paper.gap(paper.airOf(3));
}
