import { drawDataModel } from '../../pdf/draw-data-model.ts';
import { drawFigure, drawHeading, drawParagraph, drawTable } from '../../pdf/text-blocks.ts';
import type { ReportContext } from './report-context.ts';

/** Draws the diagram of the data model on a landscape page of its own, then the relations and every table. */
export function drawDataModelChapter(report: ReportContext): void {
  const { pdf, documentation, chapter } = report;
  pdf.newPage({ landscape: true });
  chapter('Data model');
  const { entities, relations } = documentation;
  const area = { x: pdf.margin, y: pdf.y, width: pdf.width, height: pdf.bottom - pdf.y };
  const alt = `${entities.length} tables and ${relations.length} relations between them; all of them are listed on the pages that follow.`;
  drawFigure(pdf, area.height, alt, () => drawDataModel(pdf, documentation, area));
  pdf.newPage();
  drawHeading(pdf, 3, 'Relations');
  drawTable(
    pdf,
    [
      { title: 'From', width: 130 },
      { title: 'To', width: 90 },
      { title: 'Meaning', width: pdf.width - 220 },
    ],
    relations.map(({ from, to, meaning }) => [`${from.table}.${from.column}`, to.table, meaning]),
    { size: 9 },
  );
  drawTables(report);
}

function drawTables({ pdf, documentation: { entities }, chapter }: ReportContext): void {
  chapter('Tables', 140);
  for (const { name, purpose, columns } of entities) {
    drawHeading(pdf, 3, name, 90);
    drawParagraph(pdf, purpose, { size: 9.5 });
    drawTable(
      pdf,
      [
        { title: 'Column', width: 115, face: 'bold' },
        { title: 'Type', width: 85 },
        { title: 'Key', width: 50 },
        { title: 'Meaning', width: pdf.width - 250 },
      ],
      columns.map((column) => [column.name, column.type, column.key ?? '', column.meaning]),
      { size: 8.5 },
    );
  }
}
