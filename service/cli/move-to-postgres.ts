import '../require-node.ts';
import '../enable-compile-cache.ts';

const { parseArgs } = await import('node:util');
const { loadConfig } = await import('../settings/config.ts');
const { makeRealTerminal } = await import('./terminal/make-real-terminal.ts');
const { runMoveToPostgres, runRemoveMovedMark } = await import('./run-move-to-postgres.ts');
const { runAndExit } = await import('./terminal/run-and-exit.ts');
const { WrongArguments } = await import('./terminal/wrong-arguments.ts');

const usage = `Everything from the file in DATA_DIR to the PostgreSQL database of DATABASE_URL. Stop the service first.

  npm run move:postgres               run again, it brings over what came into the file since the move
  npm run move:postgres -- --unmark   the file is used again by a start without DATABASE_URL
`;

await runAndExit(async () => {
  let given: { unmark?: boolean | undefined; help?: boolean | undefined };
  try {
    given = parseArgs({
      options: { unmark: { type: 'boolean' }, help: { type: 'boolean' } },
    }).values;
  } catch (error) {
    throw new WrongArguments(`${(error as Error).message}\n\n${usage}`);
  }
  if (given.help) return makeRealTerminal().write(usage);
  if (given.unmark) return runRemoveMovedMark(loadConfig(), makeRealTerminal());
  await runMoveToPostgres(loadConfig(), makeRealTerminal());
});
