import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The development server serves the files that `postbuild` made in the last build. */
const writtenByPostbuild =
  /^\/(covers|art|share|certificates|icons|assets\/brochures|downloads|webinars|offers)\/[\w./-]+$|^\/projects\/[\w-]+\/[\w-]+-560\.webp$|^\/(favicon\.(svg|ico)|site\.webmanifest)$/;

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.zip': 'application/zip',
  '.ics': 'text/calendar; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
};

export function postbuildFilesInDevelopment(): Plugin {
  return {
    name: 'postbuild-files-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        const file = join('build/current/client', path);
        const isCreated = writtenByPostbuild.test(path) && !path.includes('..');
        if (!isCreated || !existsSync(file) || !statSync(file).isFile()) return next();
        response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
        createReadStream(file).pipe(response);
      });
    },
  };
}
