/**
 * Syntax and methods that a browser of early 2022 lacks. A missing method stops the code that calls it: a form, or
 * a page that is being shown. Unknown syntax stops everything in the same file.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildStampFileName } from '#service/static/inspect-built-site.ts';
import { builtFiles, readBuiltFileBytes } from './support/built-site.ts';

/** Files of earlier builds, which are kept for open pages, are not checked. */
const { kept } = JSON.parse(readFileSync(`build/current/${buildStampFileName}`, 'utf8'));
const scripts = builtFiles.filter(
  (file) => /\.(?:js|html)$/.test(file) && !(file.replace(/^assets\//, '') in kept),
);

const younger = [
  // Lookbehind in regular expressions needs Safari 16.4.
  /\(\?<[=!]/g,
  // The patterns below find calls of methods that such browsers lack. A call with `?.` before the parenthesis does not
  // match, because it does nothing where the method is missing.
  /\bAbortSignal\.(?:timeout|any)\(/g,
  /\bURL\.(?:parse|canParse)\(/g,
  /\b(?:Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy)\(/g,
  /\.(?:to|is)WellFormed\(/g,
  /\.to(?:Sorted|Reversed|Spliced)\(/g,
];

it.each(scripts)('a phone that is some years old can run the code of %s', (file) => {
  const text = file.endsWith('.js')
    ? readBuiltFileBytes(file)
    : scriptsOf(readBuiltFileBytes(file));
  const code = `${text}`;
  const found = younger.flatMap((pattern) => [...code.matchAll(pattern)]);
  expect(found.map(({ index }) => code.slice(Math.max(0, index - 40), index + 40))).toEqual([]);
});

const scriptsOf = (page: Buffer | string) =>
  [...`${page}`.matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs)]
    .map(([, script]) => script)
    .join('\n');
