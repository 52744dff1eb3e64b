import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allMutatedFileGroups } from './all-mutated-file-groups.ts';

/** Expands the braces of a pattern: returns one pattern for each choice. */
function alternatives(pattern: string): string[] {
  const braces = /\{([^{}]*)\}/.exec(pattern);
  if (braces === null) return [pattern];
  const [whole, choices = ''] = braces;
  return choices.split(',').flatMap((choice) => alternatives(pattern.replace(whole, choice)));
}

// Stryker accepts a pattern that matches nothing, so a renamed file would silently no longer be measured.
it.each(allMutatedFileGroups)(
  '$name names only files and tests that exist',
  ({ mutate, tests }) => {
    const named = [...mutate, ...tests].flatMap((glob) => alternatives(glob.replace(/^!/, '')));
    expect(named.filter((glob) => globSync(glob).length === 0)).toEqual([]);
  },
);
