/**
 * Where that which was asked for is written. `npm run` begins its output with two lines about itself; in a
 * file (`npm run leads -- export > leads.csv`) they would stand above the columns. A file that holds these
 * two lines and nothing else is begun anew; every other output is left as it is.
 */
import { fstatSync, openSync, readFileSync } from 'node:fs';

const standardOutput = 1;
const standardError = 2;

/** `> miranaya@0.1.0 leads`, then the script, between empty lines. */
const linesOfNpm = /^\n> [^\n]+\n> [^\n]+\n\n$/;

/** A descriptor of the file, begun anew; null where standard output is to be used as it is. */
export function cleanOutput(): number | null {
  try {
    const output = fstatSync(standardOutput);
    const errors = fstatSync(standardError);
    // What is said beside the output would be written over it.
    const isShared = output.dev === errors.dev && output.ino === errors.ino;
    if (!output.isFile() || isShared || output.size > 1_000) return null;
    const path = `/proc/self/fd/${standardOutput}`;
    return linesOfNpm.test(readFileSync(path, 'utf8')) ? openSync(path, 'w') : null;
  } catch {
    // No such place on this system, or a file that may not be read.
    return null;
  }
}
