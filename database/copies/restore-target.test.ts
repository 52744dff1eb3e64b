/** Tests how a database is compared with a copy by ids, and how the target of a restore is chosen. */
import { describe, expect, it } from 'vitest';
import { chooseRestoreTarget } from './choose-restore-target.ts';
import { countIdDifferences } from './restore-target.ts';

async function* run(ids: string): AsyncGenerator<string> {
  yield* ids;
}

describe('a target and a copy', () => {
  it.each([
    ['both empty', '', '', 0, 0],
    ['the same', 'abc', 'abc', 0, 0],
    ['what came since', 'abcd', 'ab', 2, 0],
    ['what was erased since', 'b', 'abcd', 0, 3],
    ['some of both', 'acdf', 'bdeg', 3, 3],
    ['nothing in common, one after the other', 'ab', 'cd', 2, 2],
    ['nothing in common, the other way round', 'cd', 'ab', 2, 2],
    ['an empty place', '', 'ab', 0, 2],
    ['an empty copy', 'ab', '', 2, 0],
  ])('differ by id: %s', async (_, here, inCopy, newer, erasedSince) => {
    expect(await countIdDifferences(run(here), run(inCopy))).toEqual({ newer, erasedSince });
  });
});

describe('the target of a restore', () => {
  it('is the file if no server is set', () => {
    const { name } = chooseRestoreTarget({ databaseUrl: null, dataDir: '/srv/data' });
    expect(name).toBe('/srv/data/miranaya.db');
  });

  it('is the database on the server that is set, without its password', () => {
    const databaseUrl = 'postgres://somebody:secret@db.example:6543/enquiries';
    const { name } = chooseRestoreTarget({ databaseUrl, dataDir: '/srv/data' });
    expect(name).toBe('db.example:6543/enquiries');
  });
});
