/**
 * Imported ahead of a rendering script (`node --import`): ends this process when the one that started it is gone, even
 * if it was killed. Otherwise each start of a service that fails again and again adds one more rendering process.
 */
process.stdin
  .once('close', () => process.exit(1))
  .on('error', () => process.exit(1))
  .resume();
// An open standard input must not keep a script that is done.
(process.stdin as typeof process.stdin & { unref(): void }).unref();
