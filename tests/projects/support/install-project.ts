/**
 * Installs a downloadable project as a student does: its files are copied into an empty folder, and the commands
 * printed on its page run in order in one shell. Only two things differ from the page: the database gets a
 * temporary name, and the server a free port.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { unzipSync } from 'fflate';
import type { PhpProject } from '#content/schema.ts';
import { findFreePort } from '../../support/find-free-port.ts';
import {
  describeMissingMariadb,
  findMariadbClient,
  nameThrowawayDatabase,
  type ThrowawayDatabase,
} from './mariadb.ts';
import {
  describeMissingPhp,
  type RunningServer,
  startServerWithShellScript,
} from './start-server-with-shell-script.ts';
import { describeMissingChromium } from './visitor-page.ts';

/** Copies the files of a project into an empty folder, below a folder with the name of the project. */
type ProjectSource = (emptyFolder: string, projectId: string) => Promise<void>;

export const projectFromFolder =
  (folder: string): ProjectSource =>
  (emptyFolder, projectId) =>
    cp(folder, join(emptyFolder, projectId), { recursive: true });

/** Unpacks the archive that visitors download. Refuses names that lead out of the folder. */
export const projectFromZip =
  (zip: Uint8Array): ProjectSource =>
  async (emptyFolder) => {
    for (const [name, bytes] of Object.entries(unzipSync(zip))) {
      const place = resolve(emptyFolder, name);
      if (!place.startsWith(emptyFolder + sep)) throw new Error(`${name} leaves the folder`);
      if (name.endsWith('/')) continue;
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, bytes);
    }
  };

/** Returns null if projects can be installed and tested on this machine; otherwise the first reason why not. */
export function describeMissingForProjects(): string | null {
  return describeMissingPhp() ?? describeMissingMariadb() ?? describeMissingChromium();
}

export interface InstalledProject extends RunningServer {
  /** The folder that contains the files. */
  folder: string;
  database: ThrowawayDatabase;
}

/**
 * Returns the PATH for the printed commands, which call the database client `mysql`. Where this machine has the client
 * as `mariadb`, the PATH begins with a folder in which `mysql` leads to it.
 */
async function makePathWithMysql(emptyFolder: string): Promise<string> {
  const client = findMariadbClient();
  if (client !== 'mariadb') return process.env.PATH ?? '';
  const bin = join(emptyFolder, '.bin');
  await mkdir(bin);
  const places = (process.env.PATH ?? '').split(':').map((place) => join(place, client));
  const found = places.find((place) => existsSync(place));
  if (found !== undefined) await symlink(found, join(bin, 'mysql'));
  return `${bin}:${process.env.PATH ?? ''}`;
}

/**
 * Follows the installation steps of `project`. The last command must be its `php -S 127.0.0.1:8000 …`. `stop` ends
 * the server, drops the database and removes the folder. Throws with the output of the shell.
 */
export async function installProject(
  project: PhpProject,
  source: ProjectSource,
): Promise<InstalledProject> {
  const emptyFolder = await mkdtemp(join(tmpdir(), `${project.id}-`));
  const database = nameThrowawayDatabase(project.id);
  const port = await findFreePort();
  const removeAll = async () => {
    database.drop();
    await rm(emptyFolder, { recursive: true, force: true });
  };
  const printedName = project.id.replaceAll('-', '_');
  const commands = project.installation
    .flatMap((step) => step.command ?? [])
    .map((c) => c.replaceAll(printedName, database.name).replaceAll(':8000', `:${port}`));
  const server = commands.pop();
  if (!server?.startsWith('php -S ')) throw new Error('the last command must start php -S');
  const script = ['set -e', ...commands, `exec ${server}`].join('\n');
  try {
    await source(emptyFolder, project.id);
    const env = { DB_NAME: database.name, PATH: await makePathWithMysql(emptyFolder) };
    const running = await startServerWithShellScript(script, { cwd: emptyFolder, port, env });
    const stop = async () => {
      await running.stop();
      await removeAll();
    };
    return { ...running, stop, folder: join(emptyFolder, project.id), database };
  } catch (error) {
    await removeAll();
    throw error;
  }
}
