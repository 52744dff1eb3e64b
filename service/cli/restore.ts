import '../require-node.ts';
import '../enable-compile-cache.ts';

const { parseArgs } = await import('node:util');
const { loadConfig } = await import('../settings/config.ts');
const { makeRealTerminal } = await import('./terminal/make-real-terminal.ts');
const { runRestoreDrill, runRestore, restoreStoppedError } = await import(
  './copies/run-restore.ts'
);
const { runAndExit } = await import('./terminal/run-and-exit.ts');
const { WrongArguments } = await import('./terminal/wrong-arguments.ts');

const usage = `A copy that npm run backup made, tried or put back.

  npm run restore -- FILE --drill          put it into a scratch database, read all of it, say what is in it
                                           and remove it again; the service may run
  npm run restore -- FILE                  replace the database by it; asks for the name of what it replaces
  npm run restore -- FILE --replace NAME   the same without asking: NAME as it is shown

It is about DATABASE_URL where that is set, otherwise about the file in DATA_DIR. To replace it, stop the
service first. What was there before is kept beside it.
`;

await runAndExit(async () => {
  let values: { drill?: boolean; replace?: string; help?: boolean };
  let positionals: string[];
  try {
    ({ values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        drill: { type: 'boolean' },
        replace: { type: 'string' },
        help: { type: 'boolean' },
      },
    }));
  } catch (error) {
    throw new WrongArguments(`${(error as Error).message}\n\n${usage}`);
  }
  if (values.help) return makeRealTerminal().write(usage);
  const [file, ...more] = positionals;
  // A script whose variable is empty passes an empty name.
  if (!file || more.length > 0 || (values.drill && values.replace !== undefined))
    throw new WrongArguments(usage);
  // A second signal ends the command at once. The next drill or backup removes the files that remain.
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stop.abort(restoreStoppedError));
  if (values.drill) return runRestoreDrill(loadConfig(), file, makeRealTerminal(), stop.signal);
  const named = values.replace ?? null;
  const isDone = await runRestore(loadConfig(), file, named, makeRealTerminal(), stop.signal);
  if (!isDone) process.exitCode = 1;
});
