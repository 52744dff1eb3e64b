/**
 * Loads the built desk: its page renderer with React, and its few static files. It is loaded when somebody first opens
 * the desk, because most processes serve only visitors for weeks.
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
import type { DeskContext } from '#desk/api-types/desk-context.ts';

export type DeskBuild = {
  render: RequestHandler;
  /** Creates the router context of a request. */
  contextOf(visit: DeskContext): RouterContextProvider;
  /** The address of the desk's script. */
  script: string;
  /** The static files by address. Browsers keep a file for ever, because its name contains a hash of its content. */
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
  const { deskContextKey } = build.entry.module as unknown as {
    deskContextKey: RouterContext<DeskContext>;
  };
  const assets = join(siteDir, '..', 'desk', 'client', 'assets');
  return {
    render: createRequestHandler(build, 'production'),
    contextOf(visit) {
      const context = new RouterContextProvider();
      context.set(deskContextKey, visit);
      return context;
    },
    script: build.assets.entry.module,
    files: new Map(
      readdirSync(assets).map((name) => [`/desk/assets/${name}`, readFileSync(join(assets, name))]),
    ),
  };
}
