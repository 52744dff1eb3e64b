/**
 * Where a command's output is written. `npm run` prints two lines about itself first; in a file (`npm run leads --
 * export > leads.csv`) they would precede the columns. A file that holds only these lines is truncated; any other
 * output is left alone.
 */
import { fstatSync, openSync, readFileSync } from 'node:fs';

const standardOutput = 1;
const standardError = 2;

/** `> miranaya@0.1.0 leads`, then the script, between empty lines. */
const linesOfNpm = /^\n> [^\n]+\n> [^\n]+\n\n$/;

/** A descriptor of the truncated file; null to use standard output as it is. */
export function truncateNpmBanner(): number | null {
  try {
    const output = fstatSync(standardOutput);
    const errors = fstatSync(standardError);
    // Standard error goes to the same file, and its messages would be overwritten.
    const isShared = output.dev === errors.dev && output.ino === errors.ino;
    if (!output.isFile() || isShared || output.size > 1_000) return null;
    const path = `/proc/self/fd/${standardOutput}`;
    return linesOfNpm.test(readFileSync(path, 'utf8')) ? openSync(path, 'w') : null;
  } catch {
    // The system has no such path, or the file can't be read.
    return null;
  }
}
