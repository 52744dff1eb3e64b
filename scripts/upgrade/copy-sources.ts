import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a checkout holds beside its sources. */
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

/** `.env`, and `.env.local` or another that Vite would read: under systemd settings are where the unit says. */
const isSettings = (name: string) => /^\.env(\.|$)/.test(name) && name !== '.env.example';

/** Copies a project as it stands, uncommitted changes included, into a folder that is not there yet. */
export function copySources(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  // One by one: the folder that it is copied into may lie within.
  for (const name of readdirSync(from))
    if (!notSources.has(name) && !isSettings(name))
      cpSync(join(from, name), join(to, name), { recursive: true });
}
