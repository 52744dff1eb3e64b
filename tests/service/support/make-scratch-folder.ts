import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty folder; `remove` deletes it with its content. */
export function makeScratchFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'miranaya-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
