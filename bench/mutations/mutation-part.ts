/** Files that one run can mutate in minutes, and the tests that call them in their own process and have to notice. */
export type MutationPart = {
  room: string;
  name: string;
  mutate: readonly string[];
  tests: readonly string[];
  /**
   * Whether to mutate values computed once when a file is loaded: tables of constants, expressions, schemas. Each
   * such mutant needs all tests of its part in freshly loaded modules, so only fast parts do this.
   */
  triesConstants: boolean;
  /**
   * Whether its tests run on SQLite only: they do the same on both engines, and the mutated code does not depend on
   * the engine.
   */
  isOnSqlite?: true;
};
