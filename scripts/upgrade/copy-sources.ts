import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of a checkout that contain no sources. */
const notSources = new Set([
  '.git',
  '.react-router',
  'backups',
  'build',
  'current',
  'data',
  'node_modules',
  'previous',
  'releases',
  'screenshots',
]);

/**
 * Matches `.env`, `.env.local` and similar files. They are not copied, because Vite would read them: under systemd, all
 * settings come from the unit.
 */
const isSettings = (name: string) => /^\.env(\.|$)/.test(name) && name !== '.env.example';

/** Copies a project in its present state, uncommitted changes included, into a folder that does not exist yet. */
export function copySources(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  // The folders are copied one by one, because the target folder may be inside the project.
  for (const name of readdirSync(from))
    if (!notSources.has(name) && !isSettings(name))
      cpSync(join(from, name), join(to, name), { recursive: true });
}
