/** Files and folders with enquiries: their owner and rights, and that they are flushed to disk. */
import { chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOpenFilesInFolder } from '../../tests/service/support/list-open-files-in-folder.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  replaceFsFunction,
  startRecordingDiskCalls,
} from '../../tests/service/support/record-disk-calls.ts';
import { createPrivateFile, createPrivateFolder } from './create-private-file.ts';
import { flushToDisk } from './flush-to-disk.ts';

let folder: ReturnType<typeof makeScratchFolder>;
const at = (name: string) => join(folder.path, name);
const modeOf = (name: string) => statSync(at(name)).mode & 0o777;
beforeEach(() => {
  folder = makeScratchFolder();
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(listOpenFilesInFolder(folder.path)).toEqual([]);
  folder.remove();
});

describe('a file that holds enquiries', () => {
  it('is private from its first byte, and never an existing file', () => {
    createPrivateFile(at('file'));
    expect(modeOf('file')).toBe(0o600);
    writeFileSync(at('file'), 'theirs');
    expect(() => createPrivateFile(at('file'))).toThrow('EEXIST');
    expect(readFileSync(at('file'), 'utf8')).toBe('theirs');
  });

  it('is not created without a folder', () => {
    expect(() => createPrivateFile(at('none/file'))).toThrow('ENOENT');
  });

  it('is in private folders, which are created if they are missing', () => {
    createPrivateFolder(at('one/two'));
    createPrivateFolder(at('one/two'));
    for (const name of ['one', 'one/two']) expect(modeOf(name)).toBe(0o700);
  });

  it('does not change the rights of an existing folder', () => {
    mkdirSync(at('open'), 0o755);
    createPrivateFolder(at('open/below'));
    expect(modeOf('open')).toBe(0o755);
  });

  it('is not created below a file', () => {
    writeFileSync(at('file'), 'x');
    expect(() => createPrivateFolder(at('file/below'))).toThrow('ENOTDIR');
  });
});

describe.skipIf(process.getuid?.() !== 0)(
  'a file that root creates for a service of another user',
  () => {
    beforeEach(() => {
      mkdirSync(at('theirs'));
      chownSync(at('theirs'), 1234, 2345);
    });
    const makeBoth = () => {
      createPrivateFolder(at('theirs/below'));
      createPrivateFile(at('theirs/below/file'));
    };

    it('belongs to the owner of its folder', () => {
      makeBoth();
      for (const name of ['theirs/below', 'theirs/below/file'])
        expect(statSync(at(name))).toMatchObject({ uid: 1234, gid: 2345 });
    });

    it.each([
      ['whoever else makes it may not give it away', () => 1000],
      ['a system without users knows no owner', undefined],
    ])('keeps its owner for others: %s', (_, uid) => {
      const getuid = process.getuid;
      Object.assign(process, { getuid: uid });
      try {
        makeBoth();
      } finally {
        Object.assign(process, { getuid });
      }
      for (const name of ['theirs/below', 'theirs/below/file'])
        expect(statSync(at(name))).toMatchObject({ uid: 0, gid: 0 });
    });
  },
);

describe('a file that has to be on disk', () => {
  it('is flushed, and a folder too', () => {
    writeFileSync(at('file'), 'x');
    mkdirSync(at('below'));
    const asked = startRecordingDiskCalls();
    flushToDisk(at('file'));
    flushToDisk(at('below'));
    expect(asked).toEqual(['flush file', 'flush below']);
  });

  it('is not reported as flushed when the disk fails', () => {
    writeFileSync(at('file'), 'x');
    replaceFsFunction('fsyncSync', () => {
      throw new Error('EIO');
    });
    expect(() => flushToDisk(at('file'))).toThrow('EIO');
    expect(() => flushToDisk(at('none'))).toThrow('ENOENT');
  });
});
