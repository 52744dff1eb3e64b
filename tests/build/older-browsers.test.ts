/**
 * What a browser of early 2022 can't read or lacks. A method that is missing stops whatever asks for it: a form, or a
 * page that is being shown; syntax that is unknown stops all that stands in the same file.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { stampName } from '#service/static/find-built-site.ts';
import { builtFiles, readBuiltFile } from './support/built-site.ts';

/** Those of earlier builds, for pages that are open, are as they were. */
const { kept } = JSON.parse(readFileSync(`build/current/${stampName}`, 'utf8'));
const scripts = builtFiles.filter(
  (file) => /\.(?:js|html)$/.test(file) && !(file.replace(/^assets\//, '') in kept),
);

const younger = [
  // Safari 16.4 is the first that looks behind.
  /.{0,40}\(\?<[=!].{0,20}/g,
  // With `?.` before the call it is asked first.
  /.{0,40}\bAbortSignal\.(?:timeout|any)\(.{0,20}/g,
  /.{0,40}\bURL\.(?:parse|canParse)\(.{0,20}/g,
  /.{0,40}\b(?:Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy)\(.{0,20}/g,
  /.{0,40}\.(?:to|is)WellFormed\(.{0,20}/g,
  /.{0,40}\.to(?:Sorted|Reversed|Spliced)\(.{0,20}/g,
];

it.each(scripts)('a phone that is some years old can run what stands in %s', (file) => {
  const text = file.endsWith('.js') ? readBuiltFile(file) : scriptsOf(readBuiltFile(file));
  expect(younger.flatMap((pattern) => `${text}`.match(pattern) ?? [])).toEqual([]);
});

const scriptsOf = (page: Buffer | string) =>
  [...`${page}`.matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs)]
    .map(([, script]) => script)
    .join('\n');
