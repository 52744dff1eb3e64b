import { projectReportWords } from '#content/words/project-report.ts';
import { facts, heading, list, paragraph, table } from '../../pdf/blocks.ts';
import { type PdfWriter, pdfColours } from '../../pdf/pdf-writer.ts';
import type { ReportContext } from './report-context.ts';

/** Installation, security, testing, and future work. */
export function drawClosingChapters(report: ReportContext): void {
  const { paper, documentation, chapter } = report;
  installation(report);
  chapter('Security');
  table(
    paper,
    [
      { title: 'Threat', width: 105, face: 'bold' },
      { title: 'Defence', width: paper.width - 245 },
      { title: 'Where it stands', width: 140 },
    ],
    documentation.security.map(({ threat, defence, where }) => [threat, defence, where]),
  );
  testing(report);
  chapter('Limitations');
  list(paper, documentation.limitations);
  chapter('Future scope');
  list(paper, documentation.furtherWork);
  chapter('References', 100);
  list(paper, documentation.references, { ordered: true, size: 9.5 });
  chapter('Glossary');
  facts(
    paper,
    documentation.glossary.map(({ term, meaning }) => ({ name: term, value: meaning })),
    110,
    'text',
  );
}

function installation({ paper, project, chapter }: ReportContext): void {
  chapter('Installation');
  for (const [index, { step, command }] of project.installation.entries()) {
    paragraph(paper, `${index + 1}. ${step}`);
    if (command) commandLine(paper, command);
  }
  heading(paper, 3, projectReportWords.logins);
  table(
    paper,
    [
      { title: 'Role', width: 110, face: 'bold' },
      { title: 'Login', width: 190 },
      { title: 'Password', width: paper.width - 300 },
    ],
    [
      ['Admin', project.demo.admin.login, project.demo.admin.password],
      [project.userRole, project.demo.user.login, project.demo.user.password],
    ],
  );
}

/** The table of tests. All of them pass, because the build stops for a project with a failing test. */
function testing({ paper, documentation, tests, chapter }: ReportContext): void {
  chapter('Testing', 140);
  for (const text of documentation.testing) paragraph(paper, text);
  commandLine(paper, 'php tests/run.php');
  paragraph(paper, `All ${tests.length} ${projectReportWords.testsPass}`);
  const number = 42;
  const result = 36;
  const rest = paper.width - number - result;
  table(
    paper,
    [
      { title: 'No.', width: number },
      { title: 'Test case', width: rest * 0.29, face: 'bold' },
      { title: 'Steps', width: rest * 0.38 },
      { title: 'Expected result', width: rest * 0.33 },
      { title: 'Result', width: result },
    ],
    tests.map(({ id, sentence, steps, expected }) => [id, sentence, steps, expected, 'Pass']),
    { size: 8 },
  );
}

/** A command on a background of its own. */
function commandLine(paper: PdfWriter, command: string): void {
  const style = { size: 9, width: paper.width - 20 } as const;
  const height = paper.measure(command, style) + 8;
  paper.room(height + 6);
  const { y, margin, width } = paper;
  paper.decorate(() => paper.doc.rect(margin, y, width, height).fill(pdfColours['rice-2']));
  paper.tag('Code', () => paper.place(command, margin + 10, y + 4, style));
  paper.gap(height + 6);
}
