import type { Config } from '@react-router/dev/config';
import { renderedAt } from './content/published-facts-at-render.ts';
import { stopClockAt } from './postbuild/publish/stop-clock-at.ts';
import { prerenderedPaths } from './site/prerendered-paths.ts';

// The clock stands still while published facts are rendered, so that all pages agree on the day: see
// scripts/publish/publish-pages.ts.
if (process.env.PUBLISHED_FACTS) stopClockAt(renderedAt);

export default {
  appDirectory: 'site',
  // React Router builds into a folder beside the build that is being served: see scripts/build/build.ts.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/made/unnamed',
  // No server renders pages: each page is a file, which the build makes once.
  ssr: false,
  prerender: { paths: prerenderedPaths, concurrency: 2 },
  // The list of all routes is small, so each page loads it at once. Loading it later would take one more request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
