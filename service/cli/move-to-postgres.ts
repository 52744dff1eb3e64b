import '../require-node.ts';

const { readOwnConfig } = await import('../config.ts');
const { realTerminal } = await import('./real-terminal.ts');
const { runMove } = await import('./run-move.ts');
const { sayAndExit } = await import('./say-and-exit.ts');

await sayAndExit(() => runMove(readOwnConfig(), realTerminal()));
