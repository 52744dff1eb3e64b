/** Runs the commands as a person types them: through npm, with and without a terminal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '#database/open-store.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { makeEnrolment } from '../../tests/service/support/make-submissions.ts';

const project = join(import.meta.dirname, '..', '..');

describe('npm run leads', () => {
  const folder = makeScratchFolder();
  const file = join(folder.path, 'leads.csv');
  const dataDir = join(folder.path, 'data');
  beforeAll(async () => {
    const store = await openStore({ databaseUrl: null, dataDir });
    await store.insertAsVisitor(makeEnrolment(1));
    await store.close();
  });
  afterAll(() => folder.remove());

  /** `flags` says how the shell opens the file: 'w' for `>`, 'a' for `>>`. */
  async function npmRun(words: string[], { flags = 'w', input = '' } = {}) {
    const output = openSync(file, flags);
    const child = spawn('npm', ['run', 'leads', '--', ...words], {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: '' },
      stdio: ['pipe', output, 'pipe'],
    });
    child.stdin?.end(input);
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    const [code] = await once(child, 'close');
    closeSync(output);
    return { code, said, written: readFileSync(file, 'utf8') };
  }

  it('-- export > leads.csv begins with the columns, and not with npm’s own lines', async () => {
    const { code, written } = await npmRun(['export']);
    expect(code).toBe(0);
    expect(written).toMatch(
      /^\ufeffReceived \(IST\),Kind,[^\n]+\r\n[^\n]+,enrolment,Ravi 1,[^\n]+\r\n$/,
    );
  });

  it('-- export >> leads.csv keeps the earlier content of the file', async () => {
    writeFileSync(file, 'kept\n');
    const { written } = await npmRun(['export'], { flags: 'a' });
    expect(written).toMatch(/^kept\n/);
    expect(written).toContain('Ravi 1');
  });

  it.skipIf(!existsSync('/dev/full'))('says in a sentence that the disk is full', async () => {
    const output = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [join('service', 'cli', 'leads.ts'), 'export'], {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: '' },
      stdio: ['ignore', output, 'pipe'],
    });
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    const [code] = await once(child, 'close');
    closeSync(output);
    expect(code).toBe(1);
    expect(said).toBe('The output cannot be written (ENOSPC), so it is not whole.\n');
  });

  it('-- erase without a terminal says what to do, and erases nothing', async () => {
    const unanswered = await npmRun(['erase', '--email', 'ravi.1@example.com']);
    expect(unanswered.code).toBe(2);
    expect(unanswered.said).toMatch(/Nothing was erased, for want of an answer\. Add --yes/);
    expect(unanswered.said).not.toContain('top-level await');
    const answered = await npmRun(['erase', '--email', 'ravi.1@example.com'], { input: 'yes\n' });
    expect(answered.said).toContain('1 erased.');
    expect(answered.code).toBe(0);
  });
});
