/**
 * `npm run as-service -- leads list`: runs one of the owner's commands as the service's own user, with the settings
 * that systemd gives the service. Without these settings, a command would open another database.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCommandAsServiceUser } from './upgrade/run-program.ts';
import { readServiceUnit } from './upgrade/service-unit.ts';
import { UpgradeError } from './upgrade/upgrade-error.ts';

const [name = '', ...words] = process.argv.slice(2);
try {
  const file = findCommandFile(name);
  const unit = readServiceUnit();
  if (unit === null) throw new UpgradeError('systemd knows no miranaya.service here.');
  const place = unit.workingDirectory;
  const node = join(place, 'node_modules', '.bin', 'node');
  const {
    command,
    words: all,
    env,
  } = makeCommandAsServiceUser(unit, node, [join(place, file), ...words]);
  // The command runs in the folder in which the owner typed it, so that relative paths refer to that folder.
  const cwd = process.env.INIT_CWD ?? place;
  const { status, error } = spawnSync(command, all, { cwd, env, stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof UpgradeError ? error.message : error);
  process.exitCode = 1;
}

/**
 * Returns the path of the file that a script of package.json runs with Node: `service/cli/….ts`. Throws UpgradeError
 * for a name that is not one of the owner's scripts.
 */
function findCommandFile(script: string): string {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = new Map(
    Object.entries(scripts as Record<string, string>).flatMap(([key, line]) => {
      const found = /node (service\/cli\/[\w-]+\.ts)$/.exec(line)?.[1];
      return found ? [[key, found] as const] : [];
    }),
  );
  const found = files.get(script);
  if (found) return found;
  throw new UpgradeError(
    `npm run as-service -- COMMAND, where COMMAND is ${[...files.keys()].join(', ')}; what follows goes to it.`,
  );
}
