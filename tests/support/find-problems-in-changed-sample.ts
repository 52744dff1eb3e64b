import { runContentRules } from '#content/check/run-content-rules.ts';
import type { Content } from '#content/content-by-kind.ts';
import { sampleContent, sampleContentFiles } from './sample-content.ts';

type Changeable<T> = T extends object ? { -readonly [K in keyof T]: Changeable<T[K]> } : T;

/** The input of the content check, which a test changes to put a mistake into it. */
export interface EditableContentCheckInput {
  content: Changeable<Content>;
  publicFiles: Map<string, number>;
  courseFiles: string[];
  projectFolders: string[];
}

/**
 * Applies `change` to the sample content, which makes a mistake in it, and returns the problems that the check then
 * finds.
 */
export function findProblemsInChangedSample(
  change: (planted: EditableContentCheckInput) => void,
): string[] {
  const planted: EditableContentCheckInput = {
    content: structuredClone(sampleContent) as unknown as Changeable<Content>,
    publicFiles: new Map(sampleContentFiles.public),
    courseFiles: [...sampleContentFiles.courses],
    projectFolders: [...sampleContentFiles.projects],
  };
  change(planted);
  return runContentRules({
    content: planted.content as unknown as Content,
    files: {
      public: planted.publicFiles,
      courses: planted.courseFiles,
      projects: planted.projectFolders,
    },
    today: new Date('2026-11-21T12:00:00+05:30'),
  });
}

/** The entry at an index. Throws when there is none, because then the test itself is wrong. */
export function entryAt<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error(`The list has no entry ${index}.`);
  return found;
}
