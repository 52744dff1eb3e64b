/**
 * A real MariaDB on this machine, set up like XAMPP's: 127.0.0.1:3306, user root, no password. Each test database has a
 * name of its own, and `drop` removes it.
 */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';

const databaseServerLogin = {
  host: '127.0.0.1',
  port: 3306,
  user: 'root',
  password: '',
} as const;

const clients = ['mariadb', 'mysql'] as const;
const connect = [
  `--host=${databaseServerLogin.host}`,
  `--port=${databaseServerLogin.port}`,
  `--user=${databaseServerLogin.user}`,
];

function run(client: string, args: string[], input?: string) {
  return spawnSync(client, [...connect, '--default-character-set=utf8mb4', ...args], {
    input: input ?? '',
    encoding: 'utf8',
    timeout: 60_000,
  });
}

/** Returns the name of the command-line client on this machine; null if there is none. */
export function findMariadbClient(): string | null {
  return clients.find((c) => spawnSync(c, ['--version']).status === 0) ?? null;
}

/** Returns null if a database can be created on this machine; otherwise one line that says what is missing. */
export function describeMissingMariadb(): string | null {
  const client = findMariadbClient();
  if (client === null) return 'no mariadb or mysql client on this machine';
  const answer = run(client, ['--connect-timeout=10', '--execute=SELECT 1']);
  if (answer.status === 0) return null;
  return `MariaDB does not answer on ${databaseServerLogin.host}:${databaseServerLogin.port} as root without a password`;
}

/**
 * Runs SQL and returns its rows, each a list of texts (NULL is returned as the text "NULL"). Throws if MariaDB
 * refuses the SQL.
 */
export function querySql(sql: string, database?: string): string[][] {
  const client = findMariadbClient();
  if (client === null) throw new Error('no mariadb or mysql client on this machine');
  const args = ['--batch', '--skip-column-names', ...(database === undefined ? [] : [database])];
  const answer = run(client, args, sql);
  if (answer.status !== 0) throw new Error(answer.stderr.trim());
  const lines = answer.stdout.split('\n').filter((line) => line !== '');
  return lines.map((line) => line.split('\t'));
}

export interface ThrowawayDatabase {
  name: string;
  query(sql: string): string[][];
  drop(): void;
}

/**
 * Chooses a name that no other database has, without creating the database. `query` works after something has created
 * it.
 */
export function nameThrowawayDatabase(prefix: string): ThrowawayDatabase {
  const name = `${prefix.replaceAll(/[^a-z0-9]+/g, '_')}_test_${randomBytes(4).toString('hex')}`;
  return {
    name,
    query: (sql) => querySql(sql, name),
    drop: () => {
      querySql(`DROP DATABASE IF EXISTS \`${name}\``);
    },
  };
}
