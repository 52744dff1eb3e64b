import { projectReportWords } from '#content/words/project-report-words.ts';
import {
  drawFacts,
  drawHeading,
  drawList,
  drawParagraph,
  drawTable,
} from '../../pdf/text-blocks.ts';
import type { ReportContext } from './report-context.ts';

/** Draws the analysis: why the project exists, whether it can be done, and what it needs. */
export function drawAnalysisChapters({ pdf, documentation, chapter }: ReportContext): void {
  pdf.newPage();
  chapter('Introduction');
  for (const text of documentation.problem) drawParagraph(pdf, text);
  drawHeading(pdf, 3, 'Objectives');
  drawList(pdf, documentation.objectives);
  drawHeading(pdf, 3, 'What is included');
  drawList(pdf, documentation.scope.included);
  drawHeading(pdf, 3, 'What is left out');
  drawList(pdf, documentation.scope.excluded);

  chapter('Feasibility');
  drawFacts(
    pdf,
    documentation.feasibility.map(({ kind, text }) => ({ name: kind, value: text })),
    92,
    'text',
  );

  chapter('Requirements', 120);
  const { useCases, requirements, dataFlow } = documentation;
  const { hardware, software, nonFunctional } = requirements;
  drawHeading(pdf, 3, 'Hardware and software');
  drawFacts(pdf, [...hardware, ...software], 130, 'text');
  drawHeading(pdf, 3, 'Functional requirements', 100);
  drawParagraph(pdf, projectReportWords.analysis);
  const actorOf = ({ actors: [first, second] }: (typeof useCases)[number]) =>
    second || !first ? 'Both' : dataFlow.entities[first];
  drawTable(
    pdf,
    [
      { title: 'No.', width: 40 },
      { title: 'Use case', width: 138, face: 'bold' },
      { title: 'Actor', width: 70 },
      { title: 'What it is for', width: pdf.width - 248 },
    ],
    useCases.map((useCase) => [useCase.id, useCase.title, actorOf(useCase), useCase.goal]),
    { size: 8.5 },
  );
  drawHeading(pdf, 3, 'Non-functional requirements', 100);
  drawTable(
    pdf,
    [
      { title: 'Quality', width: 92, face: 'bold' },
      { title: 'Requirement', width: (pdf.width - 92) / 2 },
      { title: 'How it is met and shown', width: (pdf.width - 92) / 2 },
    ],
    nonFunctional.map(({ quality, requirement, shown }) => [quality, requirement, shown]),
    { size: 8.5 },
  );
}
