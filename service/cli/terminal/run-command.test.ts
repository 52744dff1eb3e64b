import { beforeEach, describe, expect, it } from 'vitest';
import { runAtTerminal } from '../../../tests/service/support/test-terminal.ts';
import { type CliProgram, type CommandArguments, runCommand } from './run-command.ts';
import { WrongArguments } from './wrong-arguments.ts';

describe('a program with commands', () => {
  let happened: string[];
  let failing: Error | null;
  beforeEach(() => {
    [happened, failing] = [[], null];
  });

  const program: CliProgram<string, CommandArguments> = {
    name: 'npm run things',
    help: 'How things are done.\n',
    commands: {
      show: {
        words: 1,
        options: ['json'],
        async run(place, { rest }, terminal) {
          happened.push(`show ${rest.join()} in ${place}`);
          if (failing) throw failing;
          await terminal.write('shown\n');
        },
      },
      list: { words: 0, options: [], run: async () => void happened.push('list') },
    },
    read([command = 'help', ...words]) {
      if (command === 'nonsense') throw new WrongArguments('That is nonsense.');
      const given = words.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
      return { command, rest: words.filter((word) => !word.startsWith('--')), given };
    },
    async open() {
      happened.push('open');
      return 'place';
    },
    async close() {
      happened.push('close');
    },
  };
  const run = (...words: string[]) =>
    runAtTerminal((terminal) => runCommand(program, words, terminal));

  it('opens its database, does what was asked, and closes it', async () => {
    expect(await run('show', 'one', '--json')).toMatchObject({ code: 0, out: 'shown\n', said: '' });
    expect(happened).toEqual(['open', 'show one in place', 'close']);
  });

  it('shows its help without opening anything', async () => {
    expect(await run('help')).toMatchObject({ code: 0, out: 'How things are done.\n', said: '' });
    expect(happened).toEqual([]);
  });

  it.each([
    [['nonsense'], 'That is nonsense.'],
    [['destroy'], 'There is no command "destroy". There are show, list.'],
    [['constructor'], 'There is no command "constructor". There are show, list.'],
    [['list', 'all'], '"list" does not know what to do with "all". See npm run things -- --help'],
    [
      ['list', '--json'],
      '"list" does not know what to do with "--json". See npm run things -- --help',
    ],
    [
      ['show', 'one', 'two', '--yes'],
      '"show" does not know what to do with "two". See npm run things -- --help',
    ],
  ])(
    'names the argument of %j that it does not understand, and opens no database',
    async (words, sentence) => {
      expect(await run(...words)).toEqual({ code: 2, out: '', said: `${sentence}\n`, asked: '' });
      expect(happened).toEqual([]);
    },
  );

  it('closes its database when a command reports wrong arguments', async () => {
    failing = new WrongArguments('There is no such thing.');
    expect(await run('show', 'one')).toMatchObject({ code: 2, said: 'There is no such thing.\n' });
    expect(happened.at(-1)).toBe('close');
  });

  it('closes its database when a command fails, and passes the error on', async () => {
    failing = new Error('broken');
    await expect(run('show', 'one')).rejects.toBe(failing);
    expect(happened.at(-1)).toBe('close');
  });
});
