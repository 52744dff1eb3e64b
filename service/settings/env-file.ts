import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

/**
 * Reads what stands in the file `.env` of the project; the environment itself goes before it. Tests and
 * benches set `NODE_ENV=test`: they must never find the owner's database or mail server.
 */
export function loadEnvFile(): string[] {
  if (process.env.NODE_ENV === 'test') return [];
  return loadSettings(join(import.meta.dirname, '../..', '.env'));
}

/** The same for any file. Returns the names in it; none when there is no such file. */
function loadSettings(file: string): string[] {
  if (!existsSync(file)) return [];
  process.loadEnvFile(file);
  return Object.keys(parseEnv(readFileSync(file, 'utf8')));
}
