import type { Plugin } from 'vite';
import { makeSearchIndexFile } from '#site/search/make-search-index-file.ts';

/** In a build, the search index is a file. The development server makes the index when a page requests it. */
export function searchIndexInDevelopment(): Plugin {
  return {
    name: 'search-index-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith('/assets/search-index-')) return next();
        makeSearchIndexFile().then(({ json }) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(json);
        }, next);
      });
    },
  };
}
