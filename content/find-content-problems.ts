/**
 * The first step of a build: finds files of content that can't be read, and mistakes in the content. The rules are in
 * `check/`. Rules that read files as text (`check/source-files/`) need the build's parser. Rules about the loaded
 * entries (`check/rules/`) open no file and need no build tool.
 */
import { formatProblem } from './check/problem.ts';
import { explainLoadError } from './check/source-files/explain-load-error.ts';
import { findSourceFileProblems } from './check/source-files/find-source-file-problems.ts';

/**
 * The mistakes in the content of this folder, one sentence each. A mistake that keeps files from being loaded hides the
 * others until it is corrected.
 */
export async function findContentProblems(): Promise<string[]> {
  const folder = import.meta.dirname;
  const unreadable = findSourceFileProblems(folder);
  if (unreadable.length > 0) return unreadable.map(formatProblem);
  try {
    await import('./content-by-kind.ts');
  } catch (error) {
    const problem = explainLoadError(error, folder);
    if (problem === null) throw error;
    return [formatProblem(problem)];
  }
  // Imported here and not at the top, because the module loads the content, which fails when a file can't be
  // parsed.
  const { findEntryProblems } = await import('./check/find-entry-problems.ts');
  return findEntryProblems();
}
