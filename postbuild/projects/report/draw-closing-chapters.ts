import { projectReportWords } from '#content/words/project-report-words.ts';
import { type PdfWriter, pdfColours } from '../../pdf/pdf-writer.ts';
import {
  drawFacts,
  drawHeading,
  drawList,
  drawParagraph,
  drawTable,
} from '../../pdf/text-blocks.ts';
import type { ReportContext } from './report-context.ts';

/**
 * Draws the last chapters: installation, security, testing, limitations, future scope, references and glossary.
 */
export function drawClosingChapters(report: ReportContext): void {
  const { pdf, documentation, chapter } = report;
  drawInstallation(report);
  chapter('Security');
  drawTable(
    pdf,
    [
      { title: 'Threat', width: 105, face: 'bold' },
      { title: 'Defence', width: pdf.width - 245 },
      { title: 'Where it stands', width: 140 },
    ],
    documentation.security.map(({ threat, defence, where }) => [threat, defence, where]),
  );
  drawTesting(report);
  chapter('Limitations');
  drawList(pdf, documentation.limitations);
  chapter('Future scope');
  drawList(pdf, documentation.furtherWork);
  chapter('References', 100);
  drawList(pdf, documentation.references, { ordered: true, size: 9.5 });
  chapter('Glossary');
  drawFacts(
    pdf,
    documentation.glossary.map(({ term, meaning }) => ({ name: term, value: meaning })),
    110,
    'text',
  );
}

function drawInstallation({ pdf, project, chapter }: ReportContext): void {
  chapter('Installation');
  for (const [index, { step, command }] of project.installation.entries()) {
    drawParagraph(pdf, `${index + 1}. ${step}`);
    if (command) drawCommandLine(pdf, command);
  }
  drawHeading(pdf, 3, projectReportWords.logins);
  drawTable(
    pdf,
    [
      { title: 'Role', width: 110, face: 'bold' },
      { title: 'Login', width: 190 },
      { title: 'Password', width: pdf.width - 300 },
    ],
    [
      ['Admin', project.demo.admin.login, project.demo.admin.password],
      [project.userRole, project.demo.user.login, project.demo.user.password],
    ],
  );
}

/**
 * Draws the chapter about testing, with the table of tests. Each is listed as passed:
 * `tests/projects/own-tests.test.ts` runs them and fails unless all pass.
 */
function drawTesting({ pdf, documentation, tests, chapter }: ReportContext): void {
  chapter('Testing', 140);
  for (const text of documentation.testing) drawParagraph(pdf, text);
  drawCommandLine(pdf, 'php tests/run.php');
  drawParagraph(pdf, `All ${tests.length} ${projectReportWords.testsPass}`);
  const number = 42;
  const result = 36;
  const rest = pdf.width - number - result;
  drawTable(
    pdf,
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

/** Draws a command on a background of its own. */
function drawCommandLine(pdf: PdfWriter, command: string): void {
  const style = { size: 9, width: pdf.width - 20 } as const;
  const height = pdf.measureTextHeight(command, style) + 8;
  pdf.ensureRoom(height + 6);
  const { y, margin, width } = pdf;
  pdf.decorate(() => pdf.doc.rect(margin, y, width, height).fill(pdfColours['rice-2']));
  pdf.tag('Code', () => pdf.drawTextAt(command, margin + 10, y + 4, style));
  pdf.moveDown(height + 6);
}
