import { provider } from '#content/provider.ts';
import { supportHoursText } from '#content/support-hours-text.ts';
import { brochureWords } from '#content/words/brochure-words.ts';
import { type PdfWriter, pdfColours } from './pdf-writer.ts';
import {
  type CoverDrawingInput,
  drawKolamIn,
  drawQrCode,
  lightCoverColoursOf,
} from './shared-drawings.ts';
import { drawHeading, drawLink, drawLinkAt, drawList, drawParagraph } from './text-blocks.ts';

interface BackPageWords {
  /** The steps of enrolling. */
  steps: readonly string[];
  /** Addresses of the enrolment form and of the form that requests a call. */
  enrolUrl: string;
  callUrl: string;
  /** The page that the QR code opens, and its name. */
  page: { url: string; label: string };
}

/**
 * Draws the last page in the colour of the cover: how to enrol, how to reach us, and a QR code with a link to `page`.
 */
export function drawBackPage(pdf: PdfWriter, art: CoverDrawingInput, words: BackPageWords): void {
  pdf.newPage({ minimal: true });
  const { doc } = pdf;
  const { width, height } = doc.page;
  const drawWords = () => {
    drawHeading(pdf, 2, brochureWords.enrol);
    drawList(pdf, words.steps, { ordered: true });
    drawLink(pdf, brochureWords.enrolAction, words.enrolUrl);
    drawLink(pdf, brochureWords.callAction, words.callUrl);
    drawParagraph(pdf, brochureWords.ages, { size: 9, colour: pdfColours['ink-2'] });
    drawContact(pdf, words.page);
  };
  const inset = 22;
  const top = height - inset - pdf.measureBlocksHeight(drawWords) - 20;
  pdf.decorate(() => {
    doc.rect(0, 0, width, height).fill(lightCoverColoursOf(art).ground);
    drawKolamIn(pdf, art, { x: 40, y: 30, width: width - 80, height: top - 60 });
    doc.roundedRect(inset, top, width - 2 * inset, height - inset - top, 10).fill('#ffffff');
  });
  pdf.y = top + 2;
  pdf.drawWithoutPageBreak(drawWords);
}

function drawContact(pdf: PdfWriter, page: BackPageWords['page']): void {
  drawHeading(pdf, 2, brochureWords.contact);
  const { y, margin, width } = pdf;
  const side = 84;
  pdf.tag('Figure', () => drawQrCode(pdf, page.url, margin + width - side, y - 20, side), {
    alt: `${brochureWords.codeOpens} ${page.url}`,
  });
  const { phone, email } = provider;
  const style = { size: 10, width: width - side - 16 } as const;
  const bold = { ...style, face: 'bold', colour: pdfColours.sky } as const;
  drawLinkAt(pdf, phone, `tel:${phone.replaceAll(' ', '')}`, margin, y, bold);
  drawLinkAt(pdf, email, `mailto:${email}`, margin, y + 17, bold);
  const hours = `${brochureWords.callHours}, ${supportHoursText}.`;
  pdf.tag('P', () => pdf.drawTextAt(hours, margin, y + 34, style));
  const below = y + 40 + pdf.measureTextHeight(hours, style);
  drawLinkAt(pdf, page.label, page.url, margin, below, bold);
  pdf.moveDown(side - 16);
}
