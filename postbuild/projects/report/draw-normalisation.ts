import { projectReportWords } from '#content/words/project-report-words.ts';
import { drawHeading, drawList, drawParagraph, drawTable } from '../../pdf/text-blocks.ts';
import type { ReportContext } from './report-context.ts';

/** Draws the way from the paper form to the tables of the project, one normal form after the other. */
export function drawNormalisation({ pdf, documentation, chapter }: ReportContext): void {
  const { introduction, steps, remarks } = documentation.normalisation;
  chapter('Normalisation', 160);
  drawParagraph(pdf, introduction);
  for (const { title, paragraphs, sample, relations } of steps) {
    drawHeading(pdf, 3, title, 110);
    for (const text of paragraphs) drawParagraph(pdf, text);
    if (sample) {
      const width = pdf.width / (sample.columns.length + 1);
      drawTable(
        pdf,
        // The last column is wider, because it contains a list.
        sample.columns.map((name, index) => ({
          title: name,
          width: index === sample.columns.length - 1 ? 2 * width : width,
        })),
        sample.rows,
        { size: 8 },
      );
    }
    if (relations) {
      drawTable(
        pdf,
        [
          { title: 'Relation', width: 84 },
          { title: 'Key', width: 120, face: 'bold' },
          { title: 'Other columns', width: pdf.width - 204 },
        ],
        relations.map(({ name, key, others }) => [name, key.join(', '), others.join(', ')]),
        { size: 8.5 },
      );
    }
  }
  drawHeading(pdf, 3, projectReportWords.repeated, 60);
  drawList(pdf, remarks);
}
