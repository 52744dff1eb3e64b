/** As much as one run takes in minutes, and the tests that have to notice: those that call its files in their own process. */
export type Part = {
  room: string;
  name: string;
  mutate: readonly string[];
  tests: readonly string[];
  /**
   * Whether to try what is computed once, when a file is loaded: tables of constants, expressions, schemas.
   * Each of these needs all tests of its part, in modules loaded anew, so that only quick parts have them.
   */
  triesConstants: boolean;
  /** Whether its tests run on SQLite alone: they do the same on both engines, and what is mutated knows of neither. */
  isOnSqlite?: true;
};
