/**
 * Takes the pictures of the downloadable projects from the running applications:
 *
 *   node scripts/pictures/screenshot-projects.ts                      all projects
 *   node scripts/pictures/screenshot-projects.ts hostel-management    only this one
 *
 * Each project is installed by its own printed steps into a temporary database, started, and visited in the role
 * that its documentation names for each screen. The pictures are 1280 × 800 and in light colours. A picture that
 * can't be made smaller than the limit stops the run. Needs php, MariaDB and Chromium.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { type PhpProject, phpProjectSchema } from '#content/schema.ts';
import {
  type ProjectDocumentation,
  projectDocumentationSchema,
} from '#content/showcase/php-projects/documentation-schema.ts';
import {
  describeMissingForProjects,
  installProject,
  projectFromFolder,
} from '../../tests/projects/support/install-project.ts';
import { openVisitorPage } from '../../tests/projects/support/visitor-page.ts';
import { openBrowser } from '../../tests/support/browser.ts';

const root = join(import.meta.dirname, '..', '..');
const maxBytes = 60 * 1024;

const projectIds = ['hostel-management', 'small-crm'];

interface Documented {
  project: PhpProject;
  documentation: ProjectDocumentation;
}

/** Reads the content of one project by its id, so that one project can be edited while another is incomplete. */
async function readContent(id: string): Promise<Documented> {
  const entry = await import(`#content/showcase/php-projects/${id}.ts`);
  const report = await import(`#content/showcase/php-projects/${id}-documentation.ts`);
  return {
    project: phpProjectSchema.parse(Object.values(entry)[0]),
    documentation: projectDocumentationSchema.parse(Object.values(report)[0]),
  };
}

async function signIn(page: Page, as: 'visitor' | 'admin' | 'user', { demo }: PhpProject) {
  if (as === 'visitor') return;
  await page.goto('/login');
  await page.getByLabel(/e-?mail/i).fill(demo[as].login);
  await page.getByLabel('Password').fill(demo[as].password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  if (new URL(page.url()).pathname === '/login') throw new Error(`cannot sign in as ${as}`);
}

/**
 * Makes lossless and lossy WebP pictures and returns the smallest. Lossless WebP is sharper, and usually smaller for
 * flat surfaces with text; lossy WebP is smaller for a page with many curves. If all are above the limit, the run
 * stops.
 */
async function makeSmallWebp(png: Buffer): Promise<Buffer> {
  const ways = [{ lossless: true }, { nearLossless: true, quality: 40 }, { quality: 80 }];
  const pictures = await Promise.all(
    ways.map((way) =>
      sharp(png)
        .webp({ effort: 6, ...way })
        .toBuffer(),
    ),
  );
  const lightest = pictures.reduce((a, b) => (b.length < a.length ? b : a));
  if (lightest.length > maxBytes) throw new Error(`a picture needs ${lightest.length} bytes`);
  return lightest;
}

async function takePictures(browser: Browser, { project, documentation }: Documented) {
  const running = await installProject(
    project,
    projectFromFolder(join(root, 'projects', project.id)),
  );
  try {
    for (const role of ['visitor', 'admin', 'user'] as const) {
      const visitor = await openVisitorPage(browser, running.url);
      await signIn(visitor.page, role, project);
      for (const screen of documentation.screens.filter(({ as }) => as === role)) {
        const answer = await visitor.page.goto(screen.path);
        if (answer?.status() !== 200) throw new Error(`${screen.path} answers ${answer?.status()}`);
        await visitor.page.evaluate(
          () =>
            document.activeElement?.matches('input') &&
            (document.activeElement as HTMLElement).blur(),
        );
        const picture = await makeSmallWebp(await visitor.page.screenshot());
        const file = join(root, 'public', 'projects', project.id, `${screen.name}.webp`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, picture);
        console.log(`${project.id}/${screen.name}.webp  ${picture.length} bytes`);
      }
      if (visitor.troubles.length > 0) throw new Error(visitor.troubles.join('\n'));
      await visitor.close();
    }
  } finally {
    await running.stop();
  }
}

const missing = describeMissingForProjects();
if (missing !== null) throw new Error(missing);
const wanted = process.argv.slice(2);
const browser = await openBrowser();
try {
  for (const id of wanted.length > 0 ? wanted : projectIds) {
    await takePictures(browser, await readContent(id));
  }
} finally {
  await browser.close();
}
