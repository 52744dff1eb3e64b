import { figure, heading, paragraph, table } from '../../pdf/blocks.ts';
import { drawDataModel } from '../../pdf/draw-data-model.ts';
import type { ReportContext } from './report-context.ts';

/** The diagram on a landscape page of its own, the relations, and every table. */
export function drawDataModelChapter(report: ReportContext): void {
  const { paper, documentation, chapter } = report;
  paper.newPage({ landscape: true });
  chapter('Data model');
  const { entities, relations } = documentation;
  const area = { x: paper.margin, y: paper.y, width: paper.width, height: paper.bottom - paper.y };
  const alt = `${entities.length} tables and ${relations.length} relations between them; all of them are listed on the pages that follow.`;
  figure(paper, area.height, alt, () => drawDataModel(paper, documentation, area));
  paper.newPage();
  heading(paper, 3, 'Relations');
  table(
    paper,
    [
      { title: 'From', width: 130 },
      { title: 'To', width: 90 },
      { title: 'Meaning', width: paper.width - 220 },
    ],
    relations.map(({ from, to, meaning }) => [`${from.table}.${from.column}`, to.table, meaning]),
    { size: 9 },
  );
  tables(report);
}

function tables({ paper, documentation: { entities }, chapter }: ReportContext): void {
  chapter('Tables', 140);
  for (const { name, purpose, columns } of entities) {
    heading(paper, 3, name, 90);
    paragraph(paper, purpose, { size: 9.5 });
    table(
      paper,
      [
        { title: 'Column', width: 115, face: 'bold' },
        { title: 'Type', width: 85 },
        { title: 'Key', width: 50 },
        { title: 'Meaning', width: paper.width - 250 },
      ],
      columns.map((column) => [column.name, column.type, column.key ?? '', column.meaning]),
      { size: 8.5 },
    );
  }
}
