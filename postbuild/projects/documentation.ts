/**
 * The documentation of a downloadable project: the report that a student hands in with it, with drawn use cases,
 * data flow and data model, screenshots, the very installation steps that stand on the project's page, and
 * the test cases that stand above the project's own tests.
 */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { provider } from '#content/provider.ts';
import type { PhpProject } from '#content/schema.ts';
import type { ProjectDocumentation } from '#content/showcase/php-projects/documentation-schema.ts';
import { projectReportWords } from '#content/words/project-report.ts';
import { heading, paragraph, table } from '../pdf/blocks.ts';
import { coverPage } from '../pdf/cover-page.ts';
import { colours, Paper } from '../pdf/paper.ts';
import { type Setting, setWell } from '../pdf/set-well.ts';
import { projectTests } from './project-tests.ts';
import type { Report, ReportScreen } from './report/report.ts';
import { setAnalysis } from './report/set-analysis.ts';
import { setClosing } from './report/set-closing.ts';
import { setDataFlow } from './report/set-data-flow.ts';
import { setDataModel } from './report/set-data-model.ts';
import { setDesign } from './report/set-design.ts';
import { setFlows } from './report/set-flows.ts';
import { setNormalisation } from './report/set-normalisation.ts';
import { setScreens } from './report/set-screens.ts';
import { setUseCases } from './report/set-use-cases.ts';

/** A report is read by an examiner: shorter says too little, longer is not read. */
const pages = { least: 20, most: 40 };

interface Chapter {
  title: string;
  page: number;
}

/** Throws when a screenshot or a test case is missing, or when the report is too short or too long. */
export async function projectDocumentation(
  project: PhpProject,
  documentation: ProjectDocumentation,
  from: { publicDir: string; projectsDir: string },
): Promise<Buffer> {
  const paper = await setProjectDocumentation(project, documentation, from);
  if (paper.pageCount < pages.least || paper.pageCount > pages.most) {
    throw new Error(
      `${project.id}.pdf has ${paper.pageCount} pages, not ${pages.least} to ${pages.most}.`,
    );
  }
  return paper.end();
}

/** The report, set so that its pages are well filled, before it becomes a file. */
export async function setProjectDocumentation(
  project: PhpProject,
  documentation: ProjectDocumentation,
  from: { publicDir: string; projectsDir: string },
): Promise<Paper> {
  const pictures = join(from.publicDir, 'projects', project.id);
  const content = {
    project,
    documentation,
    tests: await projectTests(from.projectsDir, project.id),
    screens: await Promise.all(
      documentation.screens.map(async (screen) => ({
        ...screen,
        ...(await readScreen(join(pictures, `${screen.name}.webp`))),
      })),
    ),
  };
  return setWell((setting) => setWithContents(content, setting));
}

/** Sets the report twice: the first time finds out on which page each chapter begins. */
async function setWithContents(
  content: Omit<Report, 'paper' | 'chapter'>,
  setting: Setting,
): Promise<Paper> {
  const draft = await setReport(content, [], { ...setting, isDraft: true });
  const { paper, chapters } = await setReport(content, draft.chapters, setting);
  if (chapters.length !== draft.chapters.length || paper.pageCount !== draft.paper.pageCount) {
    throw new Error(`The contents of ${content.project.id}.pdf would name wrong pages.`);
  }
  return paper;
}

async function readScreen(file: string): Promise<Pick<ReportScreen, 'picture' | 'ratio'>> {
  const { data, info } = await sharp(await readFile(file))
    .resize({ width: 760, withoutEnlargement: true })
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { picture: data, ratio: info.height / info.width };
}

async function setReport(
  content: Omit<Report, 'paper' | 'chapter'>,
  contents: readonly Chapter[],
  setting: Setting,
): Promise<{ paper: Paper; chapters: Chapter[] }> {
  const { project, documentation } = content;
  const paper = await Paper.open({
    title: `${documentation.title}: documentation`,
    subject: documentation.subtitle,
    footer: `${documentation.title} · Documentation`,
    size: 'A4',
    ...setting,
  });
  const chapters: Chapter[] = [];
  const report: Report = {
    ...content,
    paper,
    chapter: (title, keep) => {
      heading(paper, 2, `${chapters.length + 1}  ${title}`, keep);
      chapters.push({ title, page: paper.pageCount });
    },
  };

  coverPage(
    paper,
    { slug: project.id, family: 'project', field: 'web' },
    {
      kicker: `${provider.name} · Project documentation`,
      title: documentation.title,
      subtitle: documentation.subtitle,
    },
  );
  paper.newPage();
  heading(paper, 2, 'Contents');
  contentsTable(paper, contents);
  paper.gap(10);
  paragraph(paper, `${project.id}.zip ${projectReportWords.licence}`, { colour: colours['ink-2'] });

  setAnalysis(report);
  setUseCases(report);
  setDataFlow(report);
  setDesign(report);
  setFlows(report);
  setDataModel(report);
  setNormalisation(report);
  setScreens(report);
  setClosing(report);
  return { paper, chapters };
}

function contentsTable(paper: Paper, contents: readonly Chapter[]): void {
  if (contents.length === 0) return;
  table(
    paper,
    [
      { title: 'Chapter', width: paper.width - 50 },
      { title: 'Page', width: 50 },
    ],
    contents.map(({ title, page }, index) => [`${index + 1}  ${title}`, String(page)]),
    { size: 10.5 },
  );
}
