import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content-by-kind.ts';

/** Everything that the rules read. A test can pass any value for each part. */
export interface RuleInput {
  content: Content;
  files: Files;
  /** The present day. A date too many years after it counts as mistyped. */
  today: Date;
}

interface Files {
  /**
   * The files of `public/`: maps each path to the size of the file in bytes. A path has the letter case that it has on
   * disk.
   */
  public: ReadonlyMap<string, number>;
  /** Names of the files in `catalogue/courses/`. */
  courses: readonly string[];
  /** Names of the folders in `projects/`. */
  projects: readonly string[];
}

/**
 * Lists the files that the rules may ask for. Names are listed rather than opened, because on Windows and macOS a file
 * with wrong upper or lower case opens anyway.
 */
export function listFilesForRules(root: string): Files {
  const publicDir = join(root, 'public');
  const sizes = readdirSync(publicDir, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file): [string, number] => {
      const path = join(file.parentPath, file.name);
      return [path.slice(publicDir.length).replaceAll('\\', '/'), statSync(path).size];
    });
  return {
    public: new Map(sizes),
    courses: readdirSync(join(root, 'content/catalogue/courses')).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('.'),
    ),
    projects: readdirSync(join(root, 'projects')),
  };
}
