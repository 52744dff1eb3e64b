/**
 * Takes from this process what browsers of early 2022 did not have yet: cheap phones and Windows 7 stay with the browser
 * that they got last. The build makes older syntax of new syntax (`es2022`), but adds no method that is missing.
 */
import { onTestFinished } from 'vitest';

const younger: readonly (readonly [object, string])[] = [
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

/** Until the test ends. */
export function inOlderBrowser(): void {
  for (const [owner, name] of younger) {
    const had = Object.getOwnPropertyDescriptor(owner, name);
    if (had === undefined) continue;
    Reflect.deleteProperty(owner, name);
    onTestFinished(() => void Object.defineProperty(owner, name, had));
  }
}
