import { facts, heading, list, paragraph, table } from '../../pdf/blocks.ts';
import type { ReportContext } from './report-context.ts';

/** How the project is built, and what each part is for. */
export function drawArchitecture({ paper, project, documentation, chapter }: ReportContext): void {
  chapter('How it is built');
  for (const text of documentation.architecture.paragraphs) paragraph(paper, text);
  heading(paper, 3, 'Technology');
  const { technology } = project;
  facts(paper, [
    { name: 'Language', value: technology.language },
    { name: 'Database', value: technology.database },
    { name: 'Frontend', value: technology.frontend },
    { name: 'Browsers', value: technology.browsers },
    { name: 'Software', value: technology.software },
  ]);
  heading(paper, 3, 'Parts of the source');
  table(
    paper,
    [
      { title: 'Part', width: 110, face: 'bold' },
      { title: 'Where', width: 130 },
      { title: 'What it does', width: paper.width - 240 },
    ],
    documentation.architecture.parts.map(({ name, path, duty }) => [name, path, duty]),
  );
  heading(paper, 3, 'From a click to the answer');
  list(paper, documentation.architecture.request, { ordered: true });

  chapter('Modules');
  const roles = { admin: 'Admin', user: project.userRole, both: 'Everybody' };
  for (const module of documentation.modules) {
    heading(paper, 3, `${module.title} (${roles[module.role]})`, 70);
    paragraph(paper, module.purpose);
    list(paper, module.points);
  }
}
