import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../collections.ts';

/** Everything that the rules look at. They read nothing else, so a test can hand them any of it. */
export interface Material {
  content: Content;
  files: Files;
  /** The day on which a date is plausible or not. */
  today: Date;
}

export interface Files {
  /** Address of each file of `public/` → its size in bytes; the letters are as the disk has them. */
  public: ReadonlyMap<string, number>;
  /** Names of the files in `catalogue/courses/`. */
  courses: readonly string[];
  /** Names of the folders in `projects/`. */
  projects: readonly string[];
}

/** Lists the folders; asking for a file by name would accept another case on some machines. */
export function listFiles(root: string): Files {
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
