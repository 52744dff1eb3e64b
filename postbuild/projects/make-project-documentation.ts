/**
 * The documentation of a downloadable project: the report that a student hands in with it. It has diagrams of use
 * cases, data flow and data model, screenshots, the installation steps of the project's page, and the test cases in
 * the comments of the project's tests.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { provider } from '#content/provider.ts';
import type { PhpProject } from '#content/schema.ts';
import type { ProjectDocumentation } from '#content/showcase/php-projects/documentation-schema.ts';
import { projectReportWords } from '#content/words/project-report-words.ts';
import { drawTitlePage } from '../pdf/draw-title-page.ts';
import { drawWithBestSpacing, type SpacingOptions } from '../pdf/draw-with-best-spacing.ts';
import { PdfWriter, pdfColours } from '../pdf/pdf-writer.ts';
import { drawHeading, drawParagraph, drawTable } from '../pdf/text-blocks.ts';
import { readTestCases } from './read-test-cases.ts';
import { drawAnalysisChapters } from './report/draw-analysis-chapters.ts';
import { drawArchitectureChapters } from './report/draw-architecture-chapters.ts';
import { drawClosingChapters } from './report/draw-closing-chapters.ts';
import { drawDataFlowChapter } from './report/draw-data-flow-chapter.ts';
import { drawDataModelChapter } from './report/draw-data-model-chapter.ts';
import { drawNormalisation } from './report/draw-normalisation.ts';
import { drawScreenshots } from './report/draw-screenshots.ts';
import { drawUseCasesChapter } from './report/draw-use-cases-chapter.ts';
import { drawWorkflowChapter } from './report/draw-workflow-chapter.ts';
import type { ReportContext, ReportScreenshot } from './report/report-context.ts';

/** The fewest and the most pages that an examiner accepts. */
const pages = { least: 20, most: 40 };

interface Chapter {
  title: string;
  page: number;
}

/**
 * Makes the report as a PDF. Throws when a screenshot is missing, when the comment of a test is incomplete, when two
 * tests have the same number, or when the PDF has too few or too many pages.
 */
export async function makeProjectDocumentation(
  project: PhpProject,
  documentation: ProjectDocumentation,
  from: { publicDir: string; projectsDir: string },
): Promise<Buffer> {
  const pdf = await drawProjectDocumentation(project, documentation, from);
  if (pdf.pageCount < pages.least || pdf.pageCount > pages.most) {
    throw new Error(
      `${project.id}.pdf has ${pdf.pageCount} pages, not ${pages.least} to ${pages.most}.`,
    );
  }
  return pdf.end();
}

/** Draws the report with the spacing that fills its pages best. The caller ends the returned PDF. */
export async function drawProjectDocumentation(
  project: PhpProject,
  documentation: ProjectDocumentation,
  from: { publicDir: string; projectsDir: string },
): Promise<PdfWriter> {
  const pictures = join(from.publicDir, 'projects', project.id);
  const content = {
    project,
    documentation,
    tests: await readTestCases(from.projectsDir, project.id),
    screens: await Promise.all(
      documentation.screens.map(async (screen) => ({
        ...screen,
        ...(await readScreen(join(pictures, `${screen.name}.webp`))),
      })),
    ),
  };
  return drawWithBestSpacing((spacing) => drawWithContents(content, spacing));
}

/**
 * Draws the report twice: the first drawing shows on which page each chapter begins, and the table of contents of the
 * second drawing names these pages.
 */
async function drawWithContents(
  content: Omit<ReportContext, 'pdf' | 'chapter'>,
  spacing: SpacingOptions,
): Promise<PdfWriter> {
  const draft = await drawReport(content, [], { ...spacing, isDraft: true });
  const { pdf, chapters } = await drawReport(content, draft.chapters, spacing);
  if (chapters.length !== draft.chapters.length || pdf.pageCount !== draft.pdf.pageCount) {
    throw new Error(`The contents of ${content.project.id}.pdf would name wrong pages.`);
  }
  return pdf;
}

async function readScreen(file: string): Promise<Pick<ReportScreenshot, 'picture' | 'ratio'>> {
  const { data, info } = await sharp(await readFile(file))
    .resize({ width: 760, withoutEnlargement: true })
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { picture: data, ratio: info.height / info.width };
}

async function drawReport(
  content: Omit<ReportContext, 'pdf' | 'chapter'>,
  contents: readonly Chapter[],
  spacing: SpacingOptions,
): Promise<{ pdf: PdfWriter; chapters: Chapter[] }> {
  const { project, documentation } = content;
  const pdf = await PdfWriter.open({
    title: `${documentation.title}: documentation`,
    subject: documentation.subtitle,
    footer: `${documentation.title} · Documentation`,
    size: 'A4',
    ...spacing,
  });
  const chapters: Chapter[] = [];
  const report: ReportContext = {
    ...content,
    pdf,
    chapter: (title, keep) => {
      drawHeading(pdf, 2, `${chapters.length + 1}  ${title}`, keep);
      chapters.push({ title, page: pdf.pageCount });
    },
  };

  drawTitlePage(
    pdf,
    { slug: project.id, family: 'project', field: 'web' },
    {
      kicker: `${provider.name} · Project documentation`,
      title: documentation.title,
      subtitle: documentation.subtitle,
    },
  );
  pdf.newPage();
  drawHeading(pdf, 2, 'Contents');
  drawTableOfContents(pdf, contents);
  pdf.moveDown(10);
  drawParagraph(pdf, `${project.id}.zip ${projectReportWords.licence}`, {
    colour: pdfColours['ink-2'],
  });

  drawAnalysisChapters(report);
  drawUseCasesChapter(report);
  drawDataFlowChapter(report);
  drawArchitectureChapters(report);
  drawWorkflowChapter(report);
  drawDataModelChapter(report);
  drawNormalisation(report);
  drawScreenshots(report);
  drawClosingChapters(report);
  return { pdf, chapters };
}

function drawTableOfContents(pdf: PdfWriter, contents: readonly Chapter[]): void {
  if (contents.length === 0) return;
  drawTable(
    pdf,
    [
      { title: 'Chapter', width: pdf.width - 50 },
      { title: 'Page', width: 50 },
    ],
    contents.map(({ title, page }, index) => [`${index + 1}  ${title}`, String(page)]),
    { size: 10.5 },
  );
}
