/**
 * Removes npm's banner from the file to which a shell redirects the output of a command. In `npm run leads -- export >
 * leads.csv`, the two lines of the banner would stand above the column titles. A file that contains only the banner is
 * truncated; any other file is left unchanged.
 */
import { fstatSync, openSync, readFileSync } from 'node:fs';

const standardOutput = 1;
const standardError = 2;

/** Matches the whole banner: an empty line, `> miranaya@0.1.0 leads`, `> ` with the script, and an empty line. */
const bannerPattern = /^\n> [^\n]+\n> [^\n]+\n\n$/;

/**
 * Empties the file of standard output if it contains only npm's banner, and returns its descriptor for further writing.
 * Null if the command should write to standard output as usual.
 */
export function removeNpmBanner(): number | null {
  try {
    const output = fstatSync(standardOutput);
    const errors = fstatSync(standardError);
    // If standard error goes to the same file, the file may contain error messages, which truncating it would destroy.
    const isShared = output.dev === errors.dev && output.ino === errors.ino;
    if (!output.isFile() || isShared || output.size > 1_000) return null;
    const path = `/proc/self/fd/${standardOutput}`;
    return bannerPattern.test(readFileSync(path, 'utf8')) ? openSync(path, 'w') : null;
  } catch {
    // This system has no `/proc`, or the file can't be read. The command then uses standard output unchanged.
    return null;
  }
}
