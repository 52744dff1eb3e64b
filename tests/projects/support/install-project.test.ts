import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectFromZip } from './install-project.ts';

describe('unpacking a downloaded archive', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'unpack-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('writes the files below the folder', async () => {
    await projectFromZip(zipSync({ 'some-project/app/x.php': strToU8('<?php') }))(
      folder,
      'some-project',
    );
    expect(await readFile(join(folder, 'some-project/app/x.php'), 'utf8')).toBe('<?php');
  });

  it('refuses a name that would leave the folder', async () => {
    const zip = zipSync({ '../outside.php': strToU8('x') });
    await expect(projectFromZip(zip)(folder, 'some-project')).rejects.toThrow('leaves the folder');
  });
});
