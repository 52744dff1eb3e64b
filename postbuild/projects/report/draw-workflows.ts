import { heading, list, paragraph } from '../../pdf/blocks.ts';
import { pdfColours } from '../../pdf/pdf-writer.ts';
import type { ReportContext } from './report-context.ts';

/** The workflows, step by step. */
export function drawWorkflows({ paper, documentation, chapter }: ReportContext): void {
  chapter('Flows');
  for (const flow of documentation.flows) {
    heading(paper, 3, `${flow.title} (${flow.actor})`, 70);
    list(paper, flow.steps, { ordered: true });
    paragraph(paper, flow.ends, { colour: pdfColours.leaf });
  }
}
