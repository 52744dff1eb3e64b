import type { Plugin } from 'vite';

/** Where the three framed pages are served, and the route that renders each. */
export const framedPages = {
  '/dist/index.html': '/framed/webinar',
  '/lms/': '/framed/lms',
  '/Govtexams/index.html': '/framed/govtexams',
} as const;

/** The build moves the framed pages to their addresses; the development server only rewrites. */
export function framedPagesInDevelopment(): Plugin {
  return {
    name: 'framed-pages-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const target = framedPages[request.url as keyof typeof framedPages];
        if (target) request.url = target;
        next();
      });
    },
  };
}
