import { heading, list, paragraph } from '../../pdf/blocks.ts';
import { colours } from '../../pdf/paper.ts';
import type { Report } from './report.ts';

/** What people do with it, step by step. */
export function setFlows({ paper, documentation, chapter }: Report): void {
  chapter('Flows');
  for (const flow of documentation.flows) {
    heading(paper, 3, `${flow.title} (${flow.actor})`, 70);
    list(paper, flow.steps, { ordered: true });
    paragraph(paper, flow.ends, { colour: colours.leaf });
  }
}
