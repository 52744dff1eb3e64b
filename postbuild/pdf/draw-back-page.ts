import { provider } from '#content/provider.ts';
import { supportHoursText } from '#content/support-hours-text.ts';
import { brochureWords } from '#content/words/brochure.ts';
import { heading, link, list, paragraph, placeLink } from './blocks.ts';
import { type CoverArt, coverColoursOf, drawKolamIn, drawQrCode } from './brand-drawings.ts';
import { type PdfWriter, pdfColours } from './pdf-writer.ts';

interface BackPageWords {
  /** The steps of enrolling. */
  steps: readonly string[];
  /** Addresses of the enrolment form and of the call form. */
  enrolUrl: string;
  callUrl: string;
  /** The page that the QR code opens, and its name. */
  page: { url: string; label: string };
}

/** The last page, in the colour of the first: how to enrol, how to reach us, and the link to the page. */
export function drawBackPage(paper: PdfWriter, art: CoverArt, words: BackPageWords): void {
  paper.newPage({ minimal: true });
  const { doc } = paper;
  const { width, height } = doc.page;
  const set = () => {
    heading(paper, 2, brochureWords.enrol);
    list(paper, words.steps, { ordered: true });
    link(paper, brochureWords.enrolAction, words.enrolUrl);
    link(paper, brochureWords.callAction, words.callUrl);
    paragraph(paper, brochureWords.ages, { size: 9, colour: pdfColours['ink-2'] });
    contact(paper, words.page);
  };
  const inset = 22;
  const top = height - inset - paper.heightOf(set) - 20;
  paper.decorate(() => {
    doc.rect(0, 0, width, height).fill(coverColoursOf(art).ground);
    drawKolamIn(paper, art, { x: 40, y: 30, width: width - 80, height: top - 60 });
    doc.roundedRect(inset, top, width - 2 * inset, height - inset - top, 10).fill('#ffffff');
  });
  paper.y = top + 2;
  paper.fit(set);
}

function contact(paper: PdfWriter, page: BackPageWords['page']): void {
  heading(paper, 2, brochureWords.contact);
  const { y, margin, width } = paper;
  const side = 84;
  paper.tag('Figure', () => drawQrCode(paper, page.url, margin + width - side, y - 20, side), {
    alt: `${brochureWords.codeOpens} ${page.url}`,
  });
  const { phone, email } = provider;
  const style = { size: 10, width: width - side - 16 } as const;
  const bold = { ...style, face: 'bold', colour: pdfColours.sky } as const;
  placeLink(paper, phone, `tel:${phone.replaceAll(' ', '')}`, margin, y, bold);
  placeLink(paper, email, `mailto:${email}`, margin, y + 17, bold);
  const hours = `${brochureWords.callHours}, ${supportHoursText}.`;
  paper.tag('P', () => paper.place(hours, margin, y + 34, style));
  const below = y + 40 + paper.measure(hours, style);
  placeLink(paper, page.label, page.url, margin, below, bold);
  paper.gap(side - 16);
}
