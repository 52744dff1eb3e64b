/**
 * What the build asks before it makes anything: can the files of content be read, and is what they say
 * right? The rules stand in `check/`. `findContentProblems` is all of them that look at data; it needs no
 * files and no tool of the build. What is read here as text needs the parser of the build.
 */
import { join } from 'node:path';
import { sentenceOf } from './check/problem.ts';
import { loadProblem } from './check/sources/load-problem.ts';
import { sourceProblems } from './check/sources/source-problems.ts';

/** All mistakes of the content in this folder, one sentence each; none is an empty list. */
export async function checkContent(): Promise<string[]> {
  const folder = import.meta.dirname;
  const unreadable = sourceProblems(folder);
  if (unreadable.length > 0) return unreadable.map(sentenceOf);
  try {
    await import('./collections.ts');
  } catch (error) {
    const problem = loadProblem(error, folder);
    if (problem === null) throw error;
    return [sentenceOf(problem)];
  }
  // These load the content too, so they come after it.
  const { content } = await import('./collections.ts');
  const { findContentProblems } = await import('./check/find-content-problems.ts');
  const { listFiles } = await import('./check/material.ts');
  const material = { content, files: listFiles(join(folder, '..')), today: new Date() };
  const found = findContentProblems(material);
  if (found.length > 0) return found;
  // Offers are made of entries that are right.
  const { findOfferProblems } = await import('./offers/check-offers.ts');
  return findOfferProblems();
}
