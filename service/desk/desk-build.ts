/**
 * The built desk beside the built site: what renders its pages, and the few files that those ask for. It is loaded when
 * somebody first opens the desk, and React with it: most processes serve visitors for weeks before, and some only them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  RequestHandler,
  RouterContext,
  RouterContextProvider,
  ServerBuild,
} from 'react-router';
import type { DeskVisit } from '#desk/api/desk-context.ts';

export type DeskBuild = {
  render: RequestHandler;
  /** In which pages look for this visit. */
  contextOf(visit: DeskVisit): RouterContextProvider;
  /** The address of the one script. */
  script: string;
  /** By their address; immutable, as their names carry a hash. */
  files: ReadonlyMap<string, Buffer>;
};

const serverOf = (siteDir: string) => join(siteDir, '..', 'desk', 'server', 'index.js');

/** `siteDir` is the folder of the site's pages. */
export function wasDeskBuilt(siteDir: string | null): siteDir is string {
  return siteDir !== null && existsSync(serverOf(siteDir));
}

export async function loadDeskBuild(siteDir: string): Promise<DeskBuild> {
  const { createRequestHandler, RouterContextProvider } = await import('react-router');
  const build: ServerBuild = await import(pathToFileURL(serverOf(siteDir)).href);
  const { visitKey } = build.entry.module as unknown as { visitKey: RouterContext<DeskVisit> };
  const assets = join(siteDir, '..', 'desk', 'client', 'assets');
  return {
    render: createRequestHandler(build, 'production'),
    contextOf(visit) {
      const context = new RouterContextProvider();
      context.set(visitKey, visit);
      return context;
    },
    script: build.assets.entry.module,
    files: new Map(
      readdirSync(assets).map((name) => [`/desk/assets/${name}`, readFileSync(join(assets, name))]),
    ),
  };
}
