import { describe, expect, it } from 'vitest';
import { WrongArguments } from '../terminal/wrong-arguments.ts';
import { readLeadArguments } from './lead-arguments.ts';

/** At this moment it is after midnight in India and before midnight in Greenwich. */
const now = new Date('2026-11-20T20:00:00Z');
const read = (...words: string[]) => readLeadArguments(words, now);
const midnight = (day: string) => new Date(`${day}T00:00:00+05:30`);

describe('the words after a command', () => {
  it('show the help when there are none', () => {
    expect(read()).toEqual({
      command: 'help',
      rest: [],
      given: [],
      filter: { table: undefined, since: undefined, until: undefined },
      text: null,
      json: false,
      yes: false,
      out: null,
      email: null,
      limit: null,
    });
    expect(read('list', '--help').command).toBe('help');
  });

  it('are a command, its subject, and options', () => {
    const { filter, given, ...rest } = read(
      ...['show', 'one', 'two', '--kind', 'enrolment', '--text', 'Asha', '--json', '--yes'],
      ...['--out', 'file', '--email', 'asha@example.in', '--limit', '20'],
    );
    expect(rest).toEqual({
      command: 'show',
      rest: ['one', 'two'],
      text: 'Asha',
      json: true,
      yes: true,
      out: 'file',
      email: 'asha@example.in',
      limit: 20,
    });
    expect(given.toSorted()).toEqual(['email', 'json', 'kind', 'limit', 'out', 'text', 'yes']);
    expect(filter.table).toBe('enrollments');
  });

  it('name each kind as staff do', () => {
    const table = (kind: string) => read('list', '--kind', kind).filter.table;
    expect(['call', 'enrolment', 'subscription'].map(table)).toEqual([
      'request_a_call',
      'enrollments',
      'email_subscriptions',
    ]);
  });

  it.each<[string, string[], string]>([
    [
      'a kind that is none',
      ['--kind', 'calls'],
      '--kind should be one of call, enrolment, subscription, waiting, added; it is "calls".',
    ],
    [
      'a limit that is no number',
      ['--limit', '2x'],
      '--limit should be a whole number from 1; it is "2x".',
    ],
    [
      'a kind that every object has',
      ['--kind', 'constructor'],
      '--kind should be one of call, enrolment, subscription, waiting, added; it is "constructor".',
    ],
    ['a limit of 0', ['--limit', '0'], '--limit should be a whole number from 1; it is "0".'],
    ['a limit with a sign', ['--limit=-2'], '--limit should be a whole number from 1; it is "-2".'],
    [
      'an address that is none',
      ['--email', 'asha'],
      '--email should be an address, such as name@example.com; it is "asha".',
    ],
    ['a time that is none', ['--since', 'lately'], '--since should be a day or a time in India'],
    [
      'an end that is none',
      ['--until', '2026-02-31'],
      '--until should be a day or a time in India',
    ],
    [
      'an end before the beginning',
      ['--since', 'today', '--until', 'yesterday'],
      '--since today is not before --until yesterday.',
    ],
    [
      'an end at the beginning',
      ['--since', '2026-11-21 14:00', '--until', '2026-11-21 14:00'],
      'is not before --until',
    ],
    [
      'an option that there is not',
      ['--kinds', 'call'],
      "Unknown option '--kinds'. See npm run leads -- --help",
    ],
    [
      'an option twice',
      ['--kind', 'call', '--kind', 'enrolment'],
      '--kind is given twice, and only one of them would count. See npm run leads',
    ],
    ['an option without its value', ['--kind'], 'See npm run leads -- --help'],
  ])('are refused with %s', (_what, words, sentence) => {
    expect(() => read('list', ...words)).toThrow(WrongArguments);
    expect(() => read('list', ...words)).toThrow(sentence);
  });

  it('are refused in one sentence, without the rest of the parser’s message', () => {
    expect(() => read('list', '--since', '-7d')).toThrow(/^[^\n]*\. See npm run leads -- --help$/);
  });
});

describe('a time', () => {
  const since = (text: string) => read('list', '--since', text).filter.since;
  const until = (text: string) => read('list', '--until', text).filter.until;

  it('is a time in India: the beginning of a day, or its end', () => {
    expect(since('today')).toEqual(midnight('2026-11-21'));
    expect(until('today')).toEqual(midnight('2026-11-22'));
    expect(until('yesterday')).toEqual(midnight('2026-11-21'));
    expect(since('2026-11-01')).toEqual(midnight('2026-11-01'));
    expect(until('2026-11-01')).toEqual(midnight('2026-11-02'));
    expect(read('list', '--since', 'today', '--until', 'today').filter).toMatchObject({
      since: midnight('2026-11-21'),
      until: midnight('2026-11-22'),
    });
  });

  it('with an hour is that moment, for both ends', () => {
    const moment = new Date('2026-11-21T14:00:00+05:30');
    expect([since('2026-11-21 14:00'), until('2026-11-21 14:00')]).toEqual([moment, moment]);
    expect(until('2d')).toEqual(new Date(now.getTime() - 2 * 86_400_000));
  });
});
