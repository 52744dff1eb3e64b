import { projectReportWords } from '#content/words/project-report.ts';
import { facts, heading, list, paragraph, table } from '../../pdf/blocks.ts';
import type { Report } from './report.ts';

/** Why the project exists, whether it can be done, and what it needs. */
export function setAnalysis({ paper, documentation, chapter }: Report): void {
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
  const { hardware, software, nonFunctional } = documentation.requirements;
  heading(paper, 3, 'Hardware');
  facts(paper, hardware, 130, 'text');
  heading(paper, 3, 'Software');
  facts(paper, software, 130, 'text');
  heading(paper, 3, 'Functional requirements');
  paragraph(paper, projectReportWords.analysis);
  heading(paper, 3, 'Non-functional requirements', 100);
  table(
    paper,
    [
      { title: 'Quality', width: 92, face: 'bold' },
      { title: 'Requirement', width: (paper.width - 92) / 2 },
      { title: 'How it is met and shown', width: (paper.width - 92) / 2 },
    ],
    nonFunctional.map(({ quality, requirement, shown }) => [quality, requirement, shown]),
    { size: 9 },
  );
}
