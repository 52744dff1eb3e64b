/**
 * The first step of a build: whether the files of content can be read, and whether they are correct. The rules are in
 * `check/`. `runContentRules` runs the rules that look at data; they get the names of files but open none, and need
 * no build tool. The rules that read files as text need the build's parser.
 */
import { problemSentence } from './check/problem.ts';
import { explainLoadError } from './check/source-files/explain-load-error.ts';
import { sourceFileProblems } from './check/source-files/source-file-problems.ts';

/**
 * The mistakes in the content of this folder, one sentence each. A mistake that keeps files from being loaded hides the
 * others until it is corrected.
 */
export async function describeContentProblems(): Promise<string[]> {
  const folder = import.meta.dirname;
  const unreadable = sourceFileProblems(folder);
  if (unreadable.length > 0) return unreadable.map(problemSentence);
  try {
    await import('./checked-content.ts');
  } catch (error) {
    const problem = explainLoadError(error, folder);
    if (problem === null) throw error;
    return [problemSentence(problem)];
  }
  // Imported here and not at the top, because the module loads the content, which fails when a file can't be
  // parsed.
  const { checkEntries } = await import('./check/check-entries.ts');
  return checkEntries();
}
