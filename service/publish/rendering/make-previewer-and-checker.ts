/**
 * Implements `DeskPublisherPort` except `nudge`: previews of pages with unpublished facts, the check of such facts by
 * the content rules, the facts and page names of the build, and uploaded pictures.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeskPublisherPort } from '../desk-publisher-port.ts';
import type { GatheredFacts } from '../gather-publishable-facts.ts';
import { listPagesForPreview, type PageName } from '../list-pages-for-preview.ts';
import { readDefaultFacts } from '../read-default-facts.ts';
import { reEncodePicture } from './re-encode-picture.ts';
import { runRenderingScript } from './run-rendering-script.ts';

export function makePreviewerAndChecker(
  build: string,
  now: () => number,
): Omit<DeskPublisherPort, 'nudge'> {
  const run = async (facts: GatheredFacts, script: string, args: string[]): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'facts-'));
    try {
      const file = join(folder, 'facts.json');
      const at = new Date(now()).toISOString();
      await writeFile(file, JSON.stringify({ at, facts: { ...facts, number: 0 } }));
      return await runRenderingScript(script, args, file);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  // The names are read only once, when they are first needed, because reading them reads all pages of the build.
  let pageNames: readonly PageName[] | undefined;
  return {
    defaultFacts: readDefaultFacts(build),
    reEncodePicture,
    async check(facts) {
      return JSON.parse(await run(facts, 'check-published-facts.ts', []));
    },
    pageNames() {
      pageNames ??= listPagesForPreview(build);
      return pageNames;
    },
    async preview(facts, path) {
      const document = await run(facts, 'render-unpublished-page.ts', [
        `--build=${build}`,
        `--path=${path}`,
      ]);
      return document === '' ? null : JSON.parse(document);
    },
  };
}
