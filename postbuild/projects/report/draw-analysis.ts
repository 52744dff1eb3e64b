import { projectReportWords } from '#content/words/project-report.ts';
import { facts, heading, list, paragraph, table } from '../../pdf/blocks.ts';
import type { ReportContext } from './report-context.ts';

/** Why the project exists, whether it can be done, and what it needs. */
export function drawAnalysis({ paper, documentation, chapter }: ReportContext): void {
  paper.newPage();
  chapter('Introduction');
  for (const text of documentation.problem) paragraph(paper, text);
  heading(paper, 3, 'Objectives');
  list(paper, documentation.objectives);
  heading(paper, 3, 'What is included');
  list(paper, documentation.scope.included);
  heading(paper, 3, 'What is left out');
  list(paper, documentation.scope.excluded);

  chapter('Feasibility');
  facts(
    paper,
    documentation.feasibility.map(({ kind, text }) => ({ name: kind, value: text })),
    92,
    'text',
  );

  chapter('Requirements', 120);
  const { useCases, requirements, dataFlow } = documentation;
  const { hardware, software, nonFunctional } = requirements;
  heading(paper, 3, 'Hardware and software');
  facts(paper, [...hardware, ...software], 130, 'text');
  heading(paper, 3, 'Functional requirements', 100);
  paragraph(paper, projectReportWords.analysis);
  const actorOf = ({ actors: [first, second] }: (typeof useCases)[number]) =>
    second || !first ? 'Both' : dataFlow.entities[first];
  table(
    paper,
    [
      { title: 'No.', width: 40 },
      { title: 'Use case', width: 138, face: 'bold' },
      { title: 'Actor', width: 70 },
      { title: 'What it is for', width: paper.width - 248 },
    ],
    useCases.map((useCase) => [useCase.id, useCase.title, actorOf(useCase), useCase.goal]),
    { size: 8.5 },
  );
  heading(paper, 3, 'Non-functional requirements', 100);
  table(
    paper,
    [
      { title: 'Quality', width: 92, face: 'bold' },
      { title: 'Requirement', width: (paper.width - 92) / 2 },
      { title: 'How it is met and shown', width: (paper.width - 92) / 2 },
    ],
    nonFunctional.map(({ quality, requirement, shown }) => [quality, requirement, shown]),
    { size: 8.5 },
  );
}
