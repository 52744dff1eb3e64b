import { pdfColours } from '../../pdf/pdf-writer.ts';
import { drawHeading, drawList, drawParagraph } from '../../pdf/text-blocks.ts';
import type { ReportContext } from './report-context.ts';

/** Draws the chapter of workflows: the steps of each as a numbered list. */
export function drawWorkflowChapter({ pdf, documentation, chapter }: ReportContext): void {
  chapter('Flows');
  for (const flow of documentation.flows) {
    drawHeading(pdf, 3, `${flow.title} (${flow.actor})`, 70);
    drawList(pdf, flow.steps, { ordered: true });
    drawParagraph(pdf, flow.ends, { colour: pdfColours.leaf });
  }
}
