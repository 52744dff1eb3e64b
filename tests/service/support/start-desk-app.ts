import { prepareReducedSiteDir } from './reduced-built-site.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts';

/** The service with the built desk, and with a clock that the test moves. */
export async function startDeskApp(options: TestAppOptions = {}): Promise<DeskApp> {
  const moment = { at: Date.now() };
  const app = await startTestApp({
    siteDir: prepareReducedSiteDir(),
    clock: () => moment.at,
    ...options,
  });
  return {
    ...app,
    moment,
    async advanceClock(ms) {
      moment.at += ms;
    },
  };
}

export type DeskApp = TestApp & {
  moment: { readonly at: number };
  /** Moves the clock forward by this time. */
  advanceClock(ms: number): Promise<void>;
};
