import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findWordsInModule } from './find-words-in-module.ts';

/** The search is left out: it contains words that visitors type, and shows none of them. */
const modules = globSync('site/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.tsx?$|^site\/search\//.test(file),
);

describe('every sentence of a page is in content/ or contract/, and none', () => {
  it('is searched for', () => expect(modules.length).toBeGreaterThan(150));

  it.each(modules)('in %s', (file) => {
    const lang = file.endsWith('.tsx') ? 'tsx' : 'ts';
    expect(findWordsInModule(readFileSync(file, 'utf8'), lang)).toEqual([]);
  });
});

describe('a sentence in a component is found', () => {
  it.each([
    ['between tags', '<p>Read this first</p>'],
    ['between tags, over two lines', '<p>\n  Read\n  this first\n</p>'],
    ['beside a value', '<p>{fee} in all</p>'],
    ['of one word and a value', '<p>by {name}</p>'],
    ['as a string', "<p>{isSaving ? 'Sending it' : words.send}</p>"],
    ['in a label', '<nav aria-label="Quick links" />'],
    ['in a label with a value', `<a aria-label={\`View more: $\{title}\`} />`],
    ['in an attribute of a component', '<Section heading="Our own words" />'],
    ['in a constant', "const words = { heading: 'Our own words' };"],
  ])('%s', (_, source) => expect(findWordsInModule(source)).toHaveLength(1));
});

describe('no sentence is', () => {
  it.each([
    ['a class', '<p className="wrap page-head">{text}</p>'],
    ['a drawing', '<path d="M 0 0 h 10" />'],
    ['an import', "import words from './two words.ts';"],
    ['what is thrown', "throw new Error('There is no such course');"],
    ['values side by side', `<p>{\`$\{count} $\{unit}\`}</p>`],
    ['one word', '<p>Home</p>'],
  ])('%s', (_, source) => expect(findWordsInModule(source)).toEqual([]));
});
