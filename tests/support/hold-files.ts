import type { Page, Route } from 'playwright-core';

/**
 * Holds back the files of this page whose addresses match the pattern, as a slow network would, until the returned
 * function is called. Then `answerRoute` answers each request; without it, each file loads.
 */
export async function holdFiles(
  page: Page,
  pattern: string,
  answerRoute: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await answerRoute(route);
  });
  return release;
}
