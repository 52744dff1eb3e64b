/**
 * Samples of tests that replace a module, which is forbidden because the replacement would stay for later tests in the
 * same process.
 */
import type { AllowedSample, RefusedSample } from '../run-linter-on-samples.ts';

const replaced = 'Hand over what the test wants instead';

export const refusedSamples: RefusedSample[] = [
  ['service/replaces.test.ts', `vi.mock('./make-smtp-client.ts', () => ({ smtp: 1 }));`, replaced],
  ['site/replaces.test.tsx', `vi.doMock('./endpoint.ts', () => ({}));`, replaced],
  ['tests/e2e/replaces.test.ts', `vi.mock('node:fs');`, replaced],
  ['database/replaces.test.ts', `vi.mock(import('./open.ts'), { spy: true });`, replaced],
];

export const allowedSamples: AllowedSample[] = [
  ['service/spies.test.ts', `vi.spyOn(Math, 'random');`],
  ['site/stubs.test.ts', `vi.stubGlobal('fetch', async () => new Response());`],
];
