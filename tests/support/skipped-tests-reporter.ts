/**
 * A reporter of Vitest that writes what was skipped into the file that `SKIPPED_TESTS` names, with the condition
 * that the name of the test or its group states. `.ci/run` prints this file last.
 */
import { appendFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export default class SkippedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env.SKIPPED_TESTS;
    if (!file) return;
    const skipped = modules.flatMap((module) =>
      [...module.children.allTests('skipped')].map(
        ({ fullName }) => `  ${module.relativeModuleId}: ${fullName}\n`,
      ),
    );
    appendFileSync(file, skipped.join(''));
  }
}
