import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = globSync('{*.md,docs/**/*.md,content/*.md,deploy/**/*.md}');
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
const rooms =
  'content|contract|site|press|service|database|tests|bench|scripts|docs|deploy|projects|public';

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  it('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(
      ([, link]) => link ?? '',
    );
    expect(links.filter((link) => !existsSync(join(dirname(document), link)))).toEqual([]);
  });

  it('names only paths that exist', () => {
    const pattern = new RegExp(`\`((?:${rooms})/[\\w./-]+)\``, 'g');
    const paths = [...text.matchAll(pattern)].map(([, path]) => path ?? '');
    expect(paths.filter((path) => !existsSync(path) && globSync(path).length === 0)).toEqual([]);
  });

  it('names only scripts that package.json has', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});
