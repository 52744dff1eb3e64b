import { type PdfWriter, pdfColours } from './pdf-writer.ts';
import {
  type CoverDrawingInput,
  drawBrand,
  drawKolamIn,
  lightCoverColoursOf,
} from './shared-drawings.ts';

interface CoverPageWords {
  /** A few words above the title. */
  kicker: string;
  title: string;
  subtitle: string;
  /** A few facts in one line, such as fee and length. */
  facts?: string;
}

/**
 * Draws the first page: a kolam on the light colour of the study field (`art.field`), and the title as the first
 * heading.
 */
export function drawTitlePage(
  pdf: PdfWriter,
  art: CoverDrawingInput,
  { kicker, title, subtitle, facts }: CoverPageWords,
): void {
  pdf.newPage({ minimal: true });
  const { doc, margin, width } = pdf;
  const { ground, line } = lightCoverColoursOf(art);
  const page = doc.page;
  const words = { kicker: 11, title: page.width > 500 ? 42 : 32, subtitle: 12 };
  const factsStyle = { face: 'bold', size: 12, width } as const;
  const titleStyle = {
    face: 'bold',
    size: words.title,
    lineGap: -words.title * 0.1,
    width,
  } as const;
  const subtitleStyle = { size: words.subtitle, lineGap: 2, width } as const;

  const titleHeight = pdf.measureTextHeight(title, titleStyle);
  const subtitleHeight = pdf.measureTextHeight(subtitle, subtitleStyle);
  const factsHeight = facts ? pdf.measureTextHeight(facts, factsStyle) + 9 : 0;
  const titleY = page.height - margin - factsHeight - subtitleHeight - 14 - titleHeight;
  const artTop = margin + 40;

  pdf.decorate(() => {
    doc.rect(0, 0, page.width, page.height).fill(ground);
    drawBrand(pdf, margin, margin - 4, line);
    drawKolamIn(pdf, art, { x: margin, y: artTop, width, height: titleY - artTop - 52 });
  });
  pdf.addBookmark(title);
  pdf.tag('P', () =>
    pdf.drawTextAt(kicker, margin, titleY - 22, { size: words.kicker, face: 'bold', colour: line }),
  );
  pdf.tag('H1', () => pdf.drawTextAt(title, margin, titleY, { ...titleStyle, colour: line }));
  pdf.tag('P', () =>
    pdf.drawTextAt(subtitle, margin, titleY + titleHeight + 12, { ...subtitleStyle, colour: line }),
  );
  if (facts) {
    const y = page.height - margin - factsHeight + 9;
    pdf.tag('P', () => pdf.drawTextAt(facts, margin, y, { ...factsStyle, colour: line }));
  }
  doc.fillColor(pdfColours.ink);
}
