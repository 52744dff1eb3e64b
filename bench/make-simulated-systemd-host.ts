/**
 * Simulates a server like that of docs/running.md in a folder: a checkout, one served release, a settings file, and a
 * fake systemd that holds the port and starts the release to which `current` points. `npm run upgrade` runs there as on
 * a real server. Its `npm ci` can be replaced by a link to the node_modules of this project, and then the environment
 * that `npm ci` would have got is written to the file `npm-environment`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySources } from '../scripts/upgrade/copy-sources.ts';
import { makeScratchFolder } from '../tests/service/support/make-scratch-folder.ts';
import { type ReplaceableService, startReplaceableService } from './start-replaceable-service.ts';

const projectDir = join(import.meta.dirname, '..');

export type SimulatedSystemdHost = {
  /** The folder of the checkout. The next release contains what is changed there. */
  checkoutDir: string;
  dataDir: string;
  service: ReplaceableService;
  settingsFile: string;
  /** A file with the name of the unit's user. Without this file, the unit has no user. */
  userFile: string;
  /** The release to which `current` points. */
  current(): string;
  /** Runs `npm run upgrade` with these arguments. Resolves with the exit code and the output. */
  upgrade(words?: readonly string[]): Promise<{ code: number | null; output: string }>;
  /** Starts `npm run upgrade` and returns its process, which the caller can kill. */
  startUpgrade(): ChildProcess;
  /** Runs `npm run as-service --` with these arguments. */
  asService(words: readonly string[]): Promise<{ code: number | null; output: string }>;
  /** Does what `systemctl start` does after `service.end()`: serves the release to which `current` points now. */
  startService(): Promise<ReplaceableService>;
  remove(): Promise<void>;
};

type Options = { npm: 'real' | 'linked'; settings?: Readonly<Record<string, string>> };

/** Makes the server in a scratch folder. Needs a built site here, and Perl, which holds the port. */
export async function makeSimulatedSystemdHost({
  npm,
  settings = {},
}: Options): Promise<SimulatedSystemdHost> {
  const folder = makeScratchFolder();
  const checkoutDir = join(folder.path, 'miranaya');
  const dataDir = join(folder.path, 'data');
  const pidFile = join(folder.path, 'pid');
  const settingsFile = join(folder.path, 'miranaya.env');
  const userFile = join(folder.path, 'user');
  const tools = join(folder.path, 'tools');
  // Another user of this machine must be able to enter the checkout, as in /srv.
  chmodSync(folder.path, 0o711);

  for (const place of [checkoutDir, join(checkoutDir, 'releases', 'first')]) {
    copySources(projectDir, place);
    symlinkSync(join(projectDir, 'node_modules'), join(place, 'node_modules'));
  }
  const built = join(checkoutDir, 'releases', 'first', 'build');
  cpSync(join(projectDir, 'build'), built, { recursive: true, verbatimSymlinks: true });
  symlinkSync(join('releases', 'first'), join(checkoutDir, 'current'));

  const all = {
    NODE_ENV: 'test',
    SITE_URL: 'https://www.miranaya.example',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_MINUTE: '1000000000',
    RATE_LIMIT_HOUR: '1000000000',
    ...settings,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(settingsFile, lines.join(''));
  const startService = () =>
    startReplaceableService({ folder: join(checkoutDir, 'current'), pidFile, env: all });
  const service = await startService();

  mkdirSync(tools);
  const tool = (name: string, script: string) => {
    writeFileSync(join(tools, name), `#!/bin/sh\n${script}`);
    chmodSync(join(tools, name), 0o755);
  };
  tool(
    'systemctl',
    systemctl({ base: checkoutDir, settingsFile, userFile, pidFile, port: service.port }),
  );
  if (npm === 'linked')
    tool('npm', `ln -s '${projectDir}/node_modules' node_modules\nenv > npm-environment\n`);

  const start = (script: string, words: readonly string[]) =>
    spawn(process.execPath, [script, ...words], {
      cwd: checkoutDir,
      env: { ...process.env, PATH: `${tools}:${process.env.PATH}`, INIT_CWD: checkoutDir },
      stdio: ['ignore', 'pipe', 'pipe'],
      // The process has a group of its own, so that it can be killed with everything that it started.
      detached: true,
    });
  const startUpgrade = (words: readonly string[] = []) => start('scripts/upgrade.ts', words);

  return {
    checkoutDir,
    dataDir,
    service,
    settingsFile,
    userFile,
    current: () => realpathSync(join(checkoutDir, 'current')),
    startUpgrade,
    startService,
    upgrade: (words) => waitUntilEnded(startUpgrade(words)),
    asService: (words) => waitUntilEnded(start('scripts/as-service.ts', words)),
    async remove() {
      await service.end();
      folder.remove();
    },
  };
}

async function waitUntilEnded(
  child: ChildProcess,
): Promise<{ code: number | null; output: string }> {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data) => {
      output += data;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

type Unit = Record<'base' | 'settingsFile' | 'userFile' | 'pidFile', string> & { port: number };

/** Answers what `npm run upgrade` asks systemd, in the format of systemd. */
const systemctl = ({ base, settingsFile, userFile, pidFile, port }: Unit) => `
case "$1 $2" in
'show miranaya.service')
  cat <<END
LoadState=loaded
ActiveState=$(kill -0 "$(cat '${pidFile}')" 2>/dev/null && echo active || echo inactive)
WorkingDirectory=${base}/current
User=$(cat '${userFile}' 2>/dev/null)
Environment=NODE_ENV=production TRUST_PROXY=127.0.0.1
EnvironmentFiles=${settingsFile} (ignore_errors=yes)
NRestarts=$(($(wc -l < '${pidFile}.starts') - 1))
END
  ;;
'show miranaya.socket') echo 'Listen=127.0.0.1:${port} (Stream)' ;;
'restart miranaya.service')
  pid=$(cat '${pidFile}')
  : > '${pidFile}.starts'
  kill -TERM "$pid"
  while kill -0 "$pid" 2>/dev/null; do sleep 0.02; done
  while [ ! -s '${pidFile}.starts' ]; do sleep 0.02; done
  ;;
*) echo "systemctl $*: not known" >&2; exit 1 ;;
esac
`;
