import type { Config } from '@react-router/dev/config';

/** The desk: a second React Router application, which the service renders for each request (`service/desk/`). */
export default {
  appDirectory: '.',
  basename: '/desk',
  buildDirectory: process.env.DESK_BUILD_DIRECTORY ?? '../build/made/unnamed/desk',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
