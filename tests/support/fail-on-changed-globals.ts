/**
 * Fails a test file that leaves the clock, the network, the environment variables or other globals changed, because
 * the next file in the same process would find them changed.
 */
import fs from 'node:fs';
import timers from 'node:timers/promises';
import { afterAll, expect } from 'vitest';

const watchedObjects: Readonly<Record<string, Record<string, unknown>>> = {
  globalThis: globalThis as unknown as Record<string, unknown>,
  performance: performance as unknown as Record<string, unknown>,
  Math: Math as unknown as Record<string, unknown>,
  process: process as unknown as Record<string, unknown>,
  console: console as unknown as Record<string, unknown>,
  'node:fs': fs as unknown as Record<string, unknown>,
  'node:timers/promises': timers as unknown as Record<string, unknown>,
  'process.env': process.env,
};
/**
 * Matches globals whose change is no test's doing: Vitest sets some; Node and sharp set others at their first use;
 * Playwright's graceful-fs replaces the functions for the working folder and for closing files when it is loaded.
 */
const ignoredNamePattern =
  /^(VITEST|NODE_|VIPSHOME$|exitCode$|_|env$|report$|title$|allowedNodeEnvironmentFlags$|chdir$|cwd$|close$|closeSync$)/;

const stateBefore = readState();
afterAll(() => {
  const now = readState();
  const changed = [...new Set([...stateBefore.keys(), ...now.keys()])].filter(
    (name) => !Object.is(stateBefore.get(name), now.get(name)),
  );
  expect(changed, 'changed by this file, and not put back').toEqual([]);
});

function readState(): Map<string, unknown> {
  return new Map(
    Object.entries(watchedObjects).flatMap(([owner, things]) =>
      Object.keys(Object.getOwnPropertyDescriptors(things))
        .filter((name) => !ignoredNamePattern.test(name))
        .map((name) => [`${owner}.${name}`, readWithoutGetter(things, name)] as const),
    ),
  );
}

/** Reads a property without calling its getter. */
function readWithoutGetter(things: Record<string, unknown>, name: string): unknown {
  const { get, value } = Object.getOwnPropertyDescriptor(things, name) ?? {};
  return get ?? value;
}
