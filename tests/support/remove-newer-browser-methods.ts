/**
 * Browsers of early 2022 lack these methods. Cheap phones and Windows 7 keep the last browser they received. The build
 * converts newer syntax (`es2022`) but adds no missing methods.
 */
import { onTestFinished } from 'vitest';

const newerMethods: readonly (readonly [object, string])[] = [
  [AbortSignal, 'timeout'],
  [AbortSignal, 'any'],
  [URL, 'parse'],
  [URL, 'canParse'],
  [String.prototype, 'toWellFormed'],
  [String.prototype, 'isWellFormed'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSpliced'],
  [Array.prototype, 'with'],
  [Object, 'groupBy'],
  [Map, 'groupBy'],
  [Promise, 'withResolvers'],
  [Promise, 'try'],
];

/** Removes methods that browsers of early 2022 lack from this process, until the test ends. */
export function removeNewerBrowserMethods(): void {
  for (const [owner, name] of newerMethods) {
    const had = Object.getOwnPropertyDescriptor(owner, name);
    if (had === undefined) continue;
    Reflect.deleteProperty(owner, name);
    onTestFinished(() => void Object.defineProperty(owner, name, had));
  }
}
