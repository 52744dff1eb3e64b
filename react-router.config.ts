import type { Config } from '@react-router/dev/config';
import { renderedAt } from './content/published.ts';
import { stopClockAt } from './postbuild/publish/stop-clock-at.ts';
import { prerenderedPaths } from './site/prerendered-paths.ts';

// Facts are rendered for one moment, whatever the clock says: see scripts/publish-pages.ts.
if (process.env.PUBLISHED_FACTS) stopClockAt(renderedAt);

export default {
  appDirectory: 'site',
  // Beside the build that is being served: see scripts/build.ts.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build/made/unnamed',
  // No server renders a page: each is a file, made once by the build.
  ssr: false,
  prerender: { paths: prerenderedPaths, concurrency: 2 },
  // The manifest of all routes is small; asking for it at run time would be one more request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
