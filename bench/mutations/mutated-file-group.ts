/**
 * A group of files that one run can mutate in minutes, with the tests that must notice the faults. These tests call the
 * files in their own process, because only there a mutant is active. The results call a group a part.
 */
export type MutatedFileGroup = {
  room: string;
  name: string;
  mutate: readonly string[];
  tests: readonly string[];
  /**
   * Whether to mutate values that are computed once when a file is loaded: tables of constants, expressions,
   * schemas. For each such mutant, all tests of the part run with newly loaded modules, so only fast parts do this.
   */
  triesConstants: boolean;
  /**
   * Whether the tests of the part run on SQLite only: they do the same on both engines, and the mutated code does
   * not depend on the engine.
   */
  isOnSqlite?: true;
};
