import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads what stands in the file `.env` of the project; the environment itself goes before it. Tests and
 * benches set `NODE_ENV=test`: they must never find the owner's database or mail server.
 */
export function loadEnvFile(): void {
  if (process.env.NODE_ENV === 'test') return;
  const file = join(import.meta.dirname, '..', '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
