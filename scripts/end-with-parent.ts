/**
 * Imported before a rendering script (`node --import`): ends this process when its parent process has ended, even if
 * the parent was killed. Without this, a service that fails at each start would leave one more rendering process each
 * time.
 */
process.stdin
  .once('close', () => process.exit(1))
  .on('error', () => process.exit(1))
  .resume();
// An open standard input must not keep a finished script running.
(process.stdin as typeof process.stdin & { unref(): void }).unref();
