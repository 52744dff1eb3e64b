import '../require-node.ts';
import '../enable-compile-cache.ts';

const { loadConfig } = await import('../settings/config.ts');
const { parseStrictly } = await import('./terminal/parse-strictly.ts');
const { makeRealTerminal } = await import('./terminal/make-real-terminal.ts');
const { runDoctor } = await import('./run-doctor.ts');
const { runAndExit } = await import('./terminal/run-and-exit.ts');
const { settingWarnings } = await import('../settings/setting-warnings.ts');
const { WrongArguments } = await import('./terminal/wrong-arguments.ts');

const usage = `Looks whether everything works that nobody sees at once, and says what to do.

  npm run doctor                              mail, payment keys, address, proxy, certificate, backup, disk, clock, settings
  npm run doctor -- --mail you@example.in     sends a test mail there as well
  npm run doctor -- --tell UNIT               tells the owner that a unit of systemd has failed, and what is wrong
  npm run doctor -- --tell check              tells the owner when something is wrong

It needs the settings of the service and its user; the service may run or not. It ends with 1 when something is wrong.
`;

await runAndExit(async () => {
  const { values, positionals } = parseStrictly(
    process.argv.slice(2),
    { mail: { type: 'string' }, tell: { type: 'string' }, help: { type: 'boolean' } },
    'npm run doctor -- --help',
  );
  const terminal = makeRealTerminal();
  if (values.help) return terminal.write(usage);
  refuseWords(positionals, values.mail);
  const warnings: string[] = [];
  const config = loadConfig((sentence) => warnings.push(sentence));
  warnings.push(...settingWarnings(config));
  process.exitCode = await runDoctor(
    { config, warnings, mailTo: values.mail ?? null, tell: values.tell ?? null },
    terminal,
  );
});

function refuseWords([word]: readonly string[], mail: string | undefined): void {
  const see = 'See npm run doctor -- --help';
  if (word !== undefined)
    throw new WrongArguments(`The doctor does not know what to do with "${word}". ${see}`);
  if (mail !== undefined && !/^[^\s@]+@[^\s@]+$/.test(mail))
    throw new WrongArguments(
      `--mail should be an address, such as you@example.in; it is "${mail}". ${see}`,
    );
}
