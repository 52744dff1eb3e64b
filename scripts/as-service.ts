/**
 * `npm run as-service -- leads list`: one of the commands for the owner, as the service's own user and with the
 * settings that it runs with under systemd. Without them a command would look at another database.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failed } from './upgrade/failed.ts';
import { asService } from './upgrade/run.ts';
import { readUnit } from './upgrade/unit.ts';

const [name = '', ...words] = process.argv.slice(2);
try {
  const file = fileOf(name);
  const unit = readUnit();
  if (unit === null) throw new Failed('systemd knows no miranaya.service here.');
  const place = unit.workingDirectory;
  const node = join(place, 'node_modules', '.bin', 'node');
  const { command, words: all, env } = asService(unit, node, [join(place, file), ...words]);
  // Paths are meant from where the owner stands.
  const cwd = process.env.INIT_CWD ?? place;
  const { status, error } = spawnSync(command, all, { cwd, env, stdio: 'inherit' });
  if (error) throw error;
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(error instanceof Failed ? error.message : error);
  process.exitCode = 1;
}

/** The file behind one of the scripts in package.json that are for the owner. */
function fileOf(script: string): string {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = new Map(
    Object.entries(scripts as Record<string, string>).flatMap(([key, line]) => {
      const found = /node (service\/cli\/[\w-]+\.ts)$/.exec(line)?.[1];
      return found ? [[key, found] as const] : [];
    }),
  );
  const found = files.get(script);
  if (found) return found;
  throw new Failed(
    `npm run as-service -- COMMAND, where COMMAND is ${[...files.keys()].join(', ')}; what follows goes to it.`,
  );
}
