import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rooms } from './run-linter-on-samples.ts';

const documents = globSync('{*.md,docs/**/*.md,content/*.md,deploy/**/*.md}');
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

/** The project's own folders, including new ones, without generated folders, which git ignores. */
const made = readFileSync('.gitignore', 'utf8').split('\n');
const folders = readdirSync('.', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^\w/.test(entry.name))
  .map(({ name }) => name)
  .filter((name) => !made.includes(`/${name}/`));

/** The paths that a text names between backticks and that do not exist. */
function deadPaths(text: string): string[] {
  const pattern = new RegExp(`\`((?:${folders.join('|')})/[\\w./-]+)\``, 'g');
  return [...text.matchAll(pattern)]
    .map(([, path]) => path ?? '')
    .filter((path) => !existsSync(path) && globSync(path).length === 0);
}

it.each([...rooms, 'lint', 'tests', 'bench', 'scripts'])(
  'a path that %s does not have is reported',
  (folder) => {
    expect(deadPaths(`It stands in \`${folder}/gone.ts\`.`)).toEqual([`${folder}/gone.ts`]);
  },
);

it('no file of the project has the marks of an unfinished merge', () => {
  const files = globSync(['*.*', `{${folders.join(',')}}/**/*.*`]);
  expect(files.length).toBeGreaterThan(1000);
  const marked = files.filter(
    (file) => statSync(file).isFile() && /^(?:<{7}|>{7}) /m.test(readFileSync(file, 'latin1')),
  );
  expect(marked).toEqual([]);
});

it('no comment names a file of ours that does not exist', () => {
  const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx,css}`);
  const names = new Set(files.map((file) => basename(file)));
  // Tests name files that they write themselves.
  const gone = files
    .filter((file) => !file.startsWith('tests') && !file.startsWith('projects'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => /^\s*(?:\*|\/\/|\/\*)/.test(line))
        .flatMap((line) => [...line.matchAll(/`([\w./-]+\.(?:tsx?|css))`/g)])
        .map(([, named = '']) => basename(named))
        .filter((named) => !names.has(named))
        .map((named) => `${file}: ${named}`),
    );
  expect(gone).toEqual([]);
});

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(
      ([, link]) => link ?? '',
    );
    expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
  });

  it('names only paths that exist', () => {
    expect(deadPaths(text)).toEqual([]);
  });

  it('names only scripts that package.json has', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});
