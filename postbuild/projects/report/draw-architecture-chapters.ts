import {
  drawFacts,
  drawHeading,
  drawList,
  drawParagraph,
  drawTable,
} from '../../pdf/text-blocks.ts';
import type { ReportContext } from './report-context.ts';

/** Draws the chapters about how the project is built, and what each part is for. */
export function drawArchitectureChapters({
  pdf,
  project,
  documentation,
  chapter,
}: ReportContext): void {
  chapter('How it is built');
  for (const text of documentation.architecture.paragraphs) drawParagraph(pdf, text);
  drawHeading(pdf, 3, 'Technology');
  const { technology } = project;
  drawFacts(pdf, [
    { name: 'Language', value: technology.language },
    { name: 'Database', value: technology.database },
    { name: 'Frontend', value: technology.frontend },
    { name: 'Browsers', value: technology.browsers },
    { name: 'Software', value: technology.software },
  ]);
  drawHeading(pdf, 3, 'Parts of the source');
  drawTable(
    pdf,
    [
      { title: 'Part', width: 110, face: 'bold' },
      { title: 'Where', width: 130 },
      { title: 'What it does', width: pdf.width - 240 },
    ],
    documentation.architecture.parts.map(({ name, path, duty }) => [name, path, duty]),
  );
  drawHeading(pdf, 3, 'From a click to the answer');
  drawList(pdf, documentation.architecture.request, { ordered: true });

  chapter('Modules');
  const roles = { admin: 'Admin', user: project.userRole, both: 'Everybody' };
  for (const module of documentation.modules) {
    drawHeading(pdf, 3, `${module.title} (${roles[module.role]})`, 70);
    drawParagraph(pdf, module.purpose);
    drawList(pdf, module.points);
  }
}
