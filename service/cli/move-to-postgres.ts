import '../require-node.ts';
import '../compile-cache.ts';

const { readOwnConfig } = await import('../config.ts');
const { realTerminal } = await import('./real-terminal.ts');
const { runMove } = await import('./run-move.ts');
const { sayAndExit } = await import('./say-and-exit.ts');
const { WrongArguments } = await import('./wrong-arguments.ts');

await sayAndExit(async () => {
  if (process.argv.length > 2)
    throw new WrongArguments(
      'npm run move:postgres   (no words after it: DATA_DIR says what to move, DATABASE_URL where to; stop the service first)',
    );
  await runMove(readOwnConfig(), realTerminal());
});
