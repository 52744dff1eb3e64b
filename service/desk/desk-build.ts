/** The built desk beside the built site: what renders its pages, and the few files that those ask for. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RouterContext, type ServerBuild } from 'react-router';
import type { DeskVisit } from '#desk/api/desk-context.ts';

export type DeskBuild = {
  render: ReturnType<typeof createRequestHandler>;
  /** The key under which pages look for their visit. */
  visitKey: RouterContext<DeskVisit>;
  /** The address of the one script. */
  script: string;
  /** By their address; immutable, as their names carry a hash. */
  files: ReadonlyMap<string, Buffer>;
};

/** Null where no desk was built. `siteDir` is the folder of the site's pages. */
export async function loadDeskBuild(siteDir: string | null): Promise<DeskBuild | null> {
  if (siteDir === null) return null;
  const folder = join(siteDir, '..', 'desk');
  const server = join(folder, 'server', 'index.js');
  if (!existsSync(server)) return null;
  const build: ServerBuild = await import(pathToFileURL(server).href);
  const entry = build.entry.module as unknown as { visitKey: RouterContext<DeskVisit> };
  const assets = join(folder, 'client', 'assets');
  return {
    render: createRequestHandler(build, 'production'),
    visitKey: entry.visitKey,
    script: build.assets.entry.module,
    files: new Map(
      readdirSync(assets).map((name) => [`/desk/assets/${name}`, readFileSync(join(assets, name))]),
    ),
  };
}
