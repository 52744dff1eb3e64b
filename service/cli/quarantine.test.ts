/** What `quarantine` says of each id; what becomes of the rows: `leads.test.ts`. */
import { describe, expect, it } from 'vitest';
import type { Store } from '#database/store.ts';
import { StoreAway } from '#database/store-errors.ts';
import { RefusedRow, ReusedKey } from '#database/visitors/visitor-port.ts';
import { TestTerminal } from '../../tests/service/support/test-terminal.ts';
import { readArguments } from './arguments.ts';
import { nothingBeside } from './command-context.ts';
import { quarantine } from './quarantine.ts';

const becomes: Record<string, () => string | null> = {
  new: () => 'stored',
  again: () => 'repeated',
  gone: () => null,
  bad: () => {
    throw new RefusedRow('23514', 'The number is wrong.');
  },
  spent: () => {
    throw new ReusedKey();
  },
  unlucky: () => {
    throw new StoreAway(new Error('disk'));
  },
};
const store = {
  releaseFromQuarantine: async (id: string) => becomes[id]?.(),
  takeFromQuarantine: async (id: string) => (id === 'gone' ? null : {}),
  quarantined: async () => [],
};

/** What it said, and what it refused to do. */
async function run(...words: string[]): Promise<[said: string[], refused: string | undefined]> {
  const terminal = new TestTerminal();
  const args = readArguments(['quarantine', ...words], new Date());
  try {
    await quarantine(store as unknown as Store, args, terminal, nothingBeside);
    return [terminal.said, undefined];
  } catch (error) {
    if ((error as Error).name === 'StoreAway') throw error;
    return [terminal.said, (error as Error).message];
  }
}

describe('quarantine', () => {
  it('says when there is nothing in it', async () => {
    expect(await run()).toEqual([['Quarantine is empty.'], undefined]);
    expect(await run('list')).toEqual([['Quarantine is empty.'], undefined]);
  });

  it('lets in what it can, and says of each that stays why', async () => {
    const [said, refused] = await run('release', 'new', 'again', 'gone', 'bad', 'spent', 'new');
    expect(said).toEqual([
      '2 released: they are enquiries now.',
      '1 had been sent again meanwhile: the enquiry is there, once.',
    ]);
    expect(refused?.split('\n')).toEqual([
      'There is nothing in quarantine with the id gone.',
      'bad stays in quarantine, it cannot be stored as it is: The number is wrong.',
      expect.stringMatching(/^spent stays in quarantine, it cannot be stored as it is: ./),
    ]);
  });

  it('stops where the database is away, which is no fault of what was sent', async () => {
    await expect(run('release', 'new', 'unlucky')).rejects.toBeInstanceOf(StoreAway);
  });

  it('forgets what is named', async () => {
    expect(await run('discard', 'new', 'bad')).toEqual([['2 discarded.'], undefined]);
    expect(await run('discard', 'gone')).toEqual([
      [],
      'There is nothing in quarantine with the id gone.',
    ]);
  });

  it.each([['release'], ['discard'], ['burn', 'new']])(
    'does nothing for "%s %s"',
    async (...words) => {
      expect(await run(...words.filter(Boolean))).toEqual([
        [],
        'quarantine is followed by nothing, by release <id> …, or by discard <id> …',
      ]);
    },
  );
});
