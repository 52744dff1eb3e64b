/**
 * Runs the linter on sample files in a temporary folder, with the project's own rules (`biome.json` and `lint/`). The
 * samples stand under the names of the project's rooms, which are the top-level folders under `imports` in
 * `package.json`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { makeScratchFolder } from './service/support/make-scratch-folder.ts';

/** The rooms that `package.json` names, so that a new room is tested like the others. */
export const rooms = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).imports).map(
  (name) => name.slice(1, -'/*'.length),
);

/** A file with forbidden code, and a part of the linter's message about it. */
export type RefusedSample = [file: string, source: string, says: string];
export type AllowedSample = [file: string, source: string];

interface Complaint {
  /** The name of the linter's rule, such as `lint/style/noRestrictedImports`; `plugin` for each rule in `lint/`. */
  rule: string;
  message: string;
}

/**
 * Lints the sample files in a folder of their own. The returned function gives the linter's messages about one file.
 */
export function runLinterOnSamples(
  files: Iterable<readonly [file: string, source: string]>,
): (file: string) => readonly Complaint[] {
  const folder = makeScratchFolder();
  const root = realpathSync(folder.path);
  for (const rules of ['biome.json', 'lint']) cpSync(rules, join(root, rules), { recursive: true });
  for (const [file, source] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${source}\n`, { flag: 'wx' });
  }
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'],
    { cwd: root, encoding: 'utf8' },
  );
  folder.remove();

  const complaintsByFile = new Map<string, Complaint[]>();
  for (const [, rule = '', path = '', message = ''] of stdout.matchAll(
    /^::\w+ title=([^,]+),file=([^,]+),.*?::(.*)$/gm,
  )) {
    const file = relative(root, resolve(root, path));
    complaintsByFile.set(file, [...(complaintsByFile.get(file) ?? []), { rule, message }]);
  }
  return (file) => complaintsByFile.get(file) ?? [];
}
