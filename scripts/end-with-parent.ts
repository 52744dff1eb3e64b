/**
 * Imported before a rendering script (`node --import`): ends this process when the process that started it has
 * ended, even if that was killed. Without this, each start of a service that fails again and again would leave one
 * more rendering process.
 */
process.stdin
  .once('close', () => process.exit(1))
  .on('error', () => process.exit(1))
  .resume();
// An open standard input must not keep a finished script running.
(process.stdin as typeof process.stdin & { unref(): void }).unref();
