import { pdfColours } from '../../pdf/pdf-writer.ts';
import type { ReportContext, ReportScreenshot } from './report-context.ts';

/** Draws the screenshots of the project two by two, each with its caption. */
export function drawScreenshots({ pdf, screens, chapter }: ReportContext): void {
  const gutter = 16;
  const width = (pdf.width - gutter) / 2;
  const style = { size: 9, width } as const;
  const words = ({ path, caption }: ReportScreenshot) => `${caption} (${path})`;
  const heightOf = (pair: readonly ReportScreenshot[]) =>
    Math.max(...pair.map(({ ratio }) => ratio * width)) +
    Math.max(...pair.map((one) => pdf.measureTextHeight(words(one), style))) +
    22;
  chapter('Screens', heightOf(screens.slice(0, 2)));
  for (let index = 0; index < screens.length; index += 2) {
    const pair = screens.slice(index, index + 2);
    const height = heightOf(pair);
    pdf.ensureRoom(height);
    pair.forEach((screen, place) => {
      const x = pdf.margin + place * (width + gutter);
      const { y } = pdf;
      pdf.tag(
        'Figure',
        () => pdf.doc.image(screen.picture, x, y, { width, height: width * screen.ratio }),
        { alt: `Screenshot: ${screen.caption}` },
      );
      pdf.decorate(() =>
        pdf.doc
          .rect(x, y, width, width * screen.ratio)
          .lineWidth(0.6)
          .stroke(pdfColours['ink-2']),
      );
      pdf.tag('P', () => pdf.drawTextAt(words(screen), x, y + width * screen.ratio + 5, style));
    });
    pdf.moveDown(height);
  }
}
