import type { Plugin } from 'vite';

/** The addresses of the three pages that other pages show in a frame, with the route that renders each. */
const framedPageRoutes = {
  '/dist/index.html': '/framed/webinar',
  '/lms/': '/framed/lms',
  '/Govtexams/index.html': '/framed/govtexams',
} as const;

/** The build moves the framed pages to their addresses. The development server only rewrites requests to them. */
export function framedPagesInDevelopment(): Plugin {
  return {
    name: 'framed-pages-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const target = framedPageRoutes[request.url as keyof typeof framedPageRoutes];
        if (target) request.url = target;
        next();
      });
    },
  };
}
