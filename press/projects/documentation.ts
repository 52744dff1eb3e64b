/**
 * The documentation of a downloadable project: the report that a student hands in with it, with a drawn
 * data model, screenshots, and the very installation steps that stand on the project's page.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { provider } from '#content/provider.ts';
import type { PhpProject } from '#content/schema.ts';
import type { ProjectDocumentation } from '#content/showcase/php-projects/documentation-schema.ts';
import { facts, figure, heading, list, paragraph, table } from '../pdf/blocks.ts';
import { coverPage } from '../pdf/cover-page.ts';
import { drawDataModel } from '../pdf/data-model.ts';
import { colours, Paper } from '../pdf/paper.ts';

/** A report is read by an examiner: shorter says too little, longer is not read. */
const pages = { least: 10, most: 20 };

/** Throws when a screenshot is missing, or when the report is too short or too long. */
export async function projectDocumentation(
  project: PhpProject,
  documentation: ProjectDocumentation,
  publicDir: string,
): Promise<Buffer> {
  const screens = await Promise.all(
    documentation.screens.map(async (screen) => ({
      ...screen,
      ...(await readScreen(join(publicDir, 'projects', project.id, `${screen.name}.webp`))),
    })),
  );
  // The first time round finds out on which page each chapter begins.
  const draft = await setReport(project, documentation, screens, []);
  const { paper, chapters } = await setReport(project, documentation, screens, draft.chapters);
  if (chapters.length !== draft.chapters.length || paper.pageCount !== draft.paper.pageCount) {
    throw new Error(`The contents of ${project.id}.pdf would name wrong pages.`);
  }
  await draft.paper.end();
  if (paper.pageCount < pages.least || paper.pageCount > pages.most) {
    throw new Error(
      `${project.id}.pdf has ${paper.pageCount} pages, not ${pages.least} to ${pages.most}.`,
    );
  }
  return paper.end();
}

type Screen = ProjectDocumentation['screens'][number] & { picture: Buffer; ratio: number };
interface Chapter {
  title: string;
  page: number;
}

async function readScreen(file: string): Promise<{ picture: Buffer; ratio: number }> {
  const { data, info } = await sharp(await readFile(file))
    .resize({ width: 760, withoutEnlargement: true })
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { picture: data, ratio: info.height / info.width };
}

async function setReport(
  project: PhpProject,
  documentation: ProjectDocumentation,
  screens: readonly Screen[],
  contents: readonly Chapter[],
): Promise<{ paper: Paper; chapters: Chapter[] }> {
  const paper = await Paper.open({
    title: `${documentation.title}: documentation`,
    subject: documentation.subtitle,
    footer: `${documentation.title} · Documentation`,
    size: 'A4',
  });
  const chapters: Chapter[] = [];
  const chapter = (title: string, keep?: number) => {
    heading(paper, 2, `${chapters.length + 1}  ${title}`, keep);
    chapters.push({ title, page: paper.pageCount });
  };

  coverPage(
    paper,
    { slug: project.id, family: 'project' },
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
  paragraph(
    paper,
    `The source of this project comes as ${project.id}.zip. It is given under the MIT licence: you may use it, change it and pass it on.`,
    { colour: colours['ink-2'] },
  );

  paper.newPage();
  chapter('Problem');
  for (const text of documentation.problem) paragraph(paper, text);
  heading(paper, 3, 'Objectives');
  list(paper, documentation.objectives);
  heading(paper, 3, 'What is included');
  list(paper, documentation.scope.included);
  heading(paper, 3, 'What is left out');
  list(paper, documentation.scope.excluded);

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

  dataModel(paper, documentation, chapter);
  tables(paper, documentation, chapter);

  chapter('Flows');
  for (const flow of documentation.flows) {
    heading(paper, 3, `${flow.title} (${flow.actor})`, 70);
    list(paper, flow.steps, { ordered: true });
    paragraph(paper, flow.ends, { colour: colours.leaf });
  }

  paper.newPage();
  chapter('Screens');
  screenPairs(paper, screens);

  chapter('Installation');
  for (const [index, { step, command }] of project.installation.entries()) {
    paragraph(paper, `${index + 1}. ${step}`);
    if (command) commandLine(paper, command);
  }
  heading(paper, 3, 'Sample logins, which belong to the sample data only');
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

  chapter('Testing');
  const third = paper.width / 3;
  table(
    paper,
    [
      { title: 'Case', width: third },
      { title: 'Expected', width: third },
      { title: 'Result', width: third },
    ],
    documentation.testing.map((test) => [test.case, test.expected, test.result]),
    { size: 9 },
  );

  chapter('Further work');
  list(paper, documentation.furtherWork);
  chapter('Glossary');
  facts(
    paper,
    documentation.glossary.map(({ term, meaning }) => ({ name: term, value: meaning })),
  );
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

/** The drawing has a page of its own, lying on its side. */
function dataModel(
  paper: Paper,
  documentation: ProjectDocumentation,
  chapter: (title: string) => void,
): void {
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
}

function tables(
  paper: Paper,
  { entities }: ProjectDocumentation,
  chapter: (title: string, keep?: number) => void,
): void {
  chapter('Tables', 140);
  const keys = { primary: 'primary', foreign: 'foreign', unique: 'unique', index: 'index' };
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
      columns.map((column) => [
        column.name,
        column.type,
        column.key ? keys[column.key] : '',
        column.meaning,
      ]),
      { size: 8.5 },
    );
  }
}

/** Two screenshots side by side, each with its words below. */
function screenPairs(paper: Paper, screens: readonly Screen[]): void {
  const gutter = 16;
  const width = (paper.width - gutter) / 2;
  for (let index = 0; index < screens.length; index += 2) {
    const pair = screens.slice(index, index + 2);
    const style = { size: 9, width } as const;
    const words = ({ path, caption }: Screen) => `${caption} (${path})`;
    const pictureHeight = Math.max(...pair.map(({ ratio }) => ratio * width));
    const height = pictureHeight + Math.max(...pair.map((one) => paper.measure(words(one), style)));
    paper.room(height + 22);
    pair.forEach((screen, place) => {
      const x = paper.margin + place * (width + gutter);
      const { y } = paper;
      paper.tag(
        'Figure',
        () => paper.doc.image(screen.picture, x, y, { width, height: width * screen.ratio }),
        { alt: `Screenshot: ${screen.caption}` },
      );
      paper.decorate(() =>
        paper.doc
          .rect(x, y, width, width * screen.ratio)
          .lineWidth(0.6)
          .stroke(colours['ink-2']),
      );
      paper.tag('P', () => paper.place(words(screen), x, y + width * screen.ratio + 5, style));
    });
    paper.gap(height + 22);
  }
}

/** A line to type, on a ground of its own. */
function commandLine(paper: Paper, command: string): void {
  const style = { size: 9, width: paper.width - 20 } as const;
  const height = paper.measure(command, style) + 8;
  paper.room(height + 6);
  const { y, margin, width } = paper;
  paper.decorate(() => paper.doc.rect(margin, y, width, height).fill(colours['rice-2']));
  paper.tag('Code', () => paper.place(command, margin + 10, y + 4, style));
  paper.gap(height + 6);
}
