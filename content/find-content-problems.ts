/**
 * The first step of a build: finds mistakes in the content. First the files are checked as text (`check/source-files/`,
 * with the build's parser), then the loaded entries (`check/rules/`).
 */
import { formatContentProblem } from './check/content-problem.ts';
import { explainLoadError } from './check/source-files/explain-load-error.ts';
import { findSourceFileProblems } from './check/source-files/find-source-file-problems.ts';

/**
 * Returns one sentence for each mistake in the content of this folder. The entries are checked only when the text of
 * every file is right and the files can be loaded: until then, mistakes in the entries do not appear.
 */
export async function findContentProblems(): Promise<string[]> {
  const folder = import.meta.dirname;
  const unreadable = findSourceFileProblems(folder);
  if (unreadable.length > 0) return unreadable.map(formatContentProblem);
  try {
    await import('./content-by-kind.ts');
  } catch (error) {
    const problem = explainLoadError(error, folder);
    if (problem === null) throw error;
    return [formatContentProblem(problem)];
  }
  // Imported here and not at the top, because the module loads the content, which fails when a file can't be
  // parsed.
  const { findLoadedContentProblems } = await import('./check/find-loaded-content-problems.ts');
  return findLoadedContentProblems();
}
