/** Finishes the files of all rendered pages, and notes what a later publication has to know about them. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectComparisonClassesAndIds } from './collect-comparison-classes-and-ids.ts';
import { collectClassesAndIds } from './drop-styles-of-other-pages.ts';
import { type FinishedPage, finishPage } from './finish-page.ts';
import type { PlacedPage } from './move-pages-to-served-paths.ts';
import { sha256Base64Url } from './sha256-base64-url.ts';

/** Facts that a build stores about its pages, so that a later publication finishes only the pages that have changed. */
export interface PageBuildFacts {
  /**
   * The text of the starter script. A publication reads it here, because making it needs a bundler, which a publication
   * does not have.
   */
  starter: string;
  /**
   * The classes and ids of all pages of the build. A publication uses these again, and not those of its own pages: a
   * new class in one page would change the styles of all others.
   */
  names: string[];
  /**
   * For each file: a hash of the document before it was finished, and the path of the script with the page's data (null
   * for framed pages).
   */
  pages: Record<string, { source: string; start: string | null }>;
}

/** The name of the file with the `PageBuildFacts` of a build. The file lies beside the folder of the pages. */
export const pageBuildFactsFileName = 'page-sources.json';

export async function finishPages(
  clientDir: string,
  pages: readonly PlacedPage[],
  /** The text of the starter script. */
  starter: string,
  /**
   * The classes and ids that count as those of all pages. If they are given, published content changes no styles; by
   * default, they are read from the pages.
   */
  fixedClassesAndIds?: readonly string[],
): Promise<{ finished: FinishedPage[]; sources: PageBuildFacts }> {
  const sources = await Promise.all(
    pages.map(({ file }) => readFile(join(clientDir, file), 'utf8')),
  );
  const everywhere = new Set([
    ...(fixedClassesAndIds ?? sources.flatMap((source) => [...collectClassesAndIds(source)])),
    ...collectComparisonClassesAndIds(),
  ]);
  const record: PageBuildFacts = { starter, names: [...everywhere].sort(), pages: {} };
  const finished = await Promise.all(
    pages.map(async (page, index) => {
      const file = join(clientDir, page.file);
      const source = sources[index] ?? '';
      try {
        const { finished, files } = finishPage(page, source, starter, everywhere);
        for (const { path, text } of files) await writeFile(join(clientDir, path), text);
        await writeFile(file, finished.html);
        record.pages[page.file] = {
          source: sha256Base64Url(source),
          start: findPageDataScriptPath(files),
        };
        return finished;
      } catch (error) {
        throw new Error(`${page.file}: ${error instanceof Error ? error.message : error}`);
      }
    }),
  );
  return { finished, sources: record };
}

/**
 * Returns the path of the script that passes the page's data to React Router: the first file that the starter imports,
 * or null if it imports none.
 */
export function findPageDataScriptPath(files: readonly { path: string }[]): string | null {
  return files[0]?.path ?? null;
}
