import { type CoverArt, coverColoursOf, drawBrand, drawKolamIn } from './brand-drawings.ts';
import { type PdfWriter, pdfColours } from './pdf-writer.ts';

interface CoverPageWords {
  /** A few words above the title. */
  kicker: string;
  title: string;
  subtitle: string;
  /** Fee and length, in one line. */
  facts?: string;
}

/** Draws the first page: a kolam on the colour of the course's field, and the title as the first heading. */
export function drawCoverPage(
  paper: PdfWriter,
  art: CoverArt,
  { kicker, title, subtitle, facts }: CoverPageWords,
): void {
  paper.newPage({ minimal: true });
  const { doc, margin, width } = paper;
  const { ground, line } = coverColoursOf(art);
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

  const titleHeight = paper.measure(title, titleStyle);
  const subtitleHeight = paper.measure(subtitle, subtitleStyle);
  const factsHeight = facts ? paper.measure(facts, factsStyle) + 9 : 0;
  const titleY = page.height - margin - factsHeight - subtitleHeight - 14 - titleHeight;
  const artTop = margin + 40;

  paper.decorate(() => {
    doc.rect(0, 0, page.width, page.height).fill(ground);
    drawBrand(paper, margin, margin - 4, line);
    drawKolamIn(paper, art, { x: margin, y: artTop, width, height: titleY - artTop - 52 });
  });
  paper.outline(title);
  paper.tag('P', () =>
    paper.place(kicker, margin, titleY - 22, { size: words.kicker, face: 'bold', colour: line }),
  );
  paper.tag('H1', () => paper.place(title, margin, titleY, { ...titleStyle, colour: line }));
  paper.tag('P', () =>
    paper.place(subtitle, margin, titleY + titleHeight + 12, { ...subtitleStyle, colour: line }),
  );
  if (facts) {
    const y = page.height - margin - factsHeight + 9;
    paper.tag('P', () => paper.place(facts, margin, y, { ...factsStyle, colour: line }));
  }
  doc.fillColor(pdfColours.ink);
}
