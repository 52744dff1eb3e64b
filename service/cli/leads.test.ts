import { existsSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#database/store.ts';
import { StoreUnavailable } from '#database/store-errors.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import {
  makeCallRequest,
  makeEnrolment,
  makeSubscription,
} from '../../tests/service/support/make-submissions.ts';
import { onDeskEngineForCommands } from '../../tests/service/support/on-desk-engine-for-commands.ts';
import { runAtTerminal } from '../../tests/service/support/test-terminal.ts';
import { formatIndianTime, parseIndianTime } from '../for-staff/indian-time-text.ts';
import { runLeads } from './leads/run-leads.ts';

function staffCommands(open: () => Promise<Store>) {
  let folder: ReturnType<typeof makeScratchFolder>;
  let ids: string[] = [];

  const leads = (...words: string[]) =>
    runAtTerminal((terminal) => runLeads(words, terminal, open), 'no');

  beforeEach(async () => {
    folder = makeScratchFolder();
    const store = await open();
    for await (const page of store.iterateLeadPages({}))
      await store.desk.erase(
        page.map((lead) => lead.id),
        'terminal',
      );
    for (const { id } of await store.findAllQuarantined())
      await store.deleteFromQuarantine(id, 'terminal');
    await store.insertAsVisitor(
      makeCallRequest('one', {
        name: '=cmd|calc',
        phone: '+91 98765 43210',
        program: 'Web Development',
        message: 'Line one\nline "two", three',
      }),
    );
    await store.insertAsVisitor(makeEnrolment('two', { name: 'ரவி', mobile: '098765-43210' }));
    await store.insertAsVisitor(makeSubscription('three@example.com'));
    await store.keepInQuarantine(makeCallRequest('four'), 'trap');
    ids = [];
    for await (const page of store.iterateLeadPages({})) ids.push(...page.map((lead) => lead.id));
    await store.close();
  });
  afterEach(() => folder.remove());

  /** The last audit entry about this subject. */
  const ending = async (subject: string) => {
    const store = await open();
    const events = await store.desk.eventsOf([subject]);
    await store.close();
    return events.at(-1);
  };

  const aside = '1 more is in quarantine: npm run leads -- quarantine\n';

  it('list shows each enquiry with the label that the visitor chose, and what is quarantined', async () => {
    const { out, said } = await leads('list');
    expect(out.split('\n')).toHaveLength(4);
    expect(out).toContain('Certified Course');
    expect(out).not.toContain('Web Development');
    expect(said).toBe(`3 found.\n${aside}`);
  });

  it('list shows the newest first, and if there are many, the newest ones', async () => {
    const store = await open();
    // The store returns fewer rows than this in one read, so the list has to read more than once.
    await Promise.all(
      Array.from({ length: 510 }, (_, n) => store.insertAsVisitor(makeEnrolment(`n${n}`))),
    );
    await store.insertAsVisitor(makeEnrolment('newest'));
    await store.close();
    const listed = (await leads('list', '--json')).out.trim().split('\n');
    const received = listed.map((line) => JSON.parse(line).id as string);
    expect(received).toHaveLength(514);
    expect(received).toEqual([...received].sort().reverse());
    expect((await leads('list', '--limit', '1')).out).toContain('Ravi newest');
    expect((await leads('list', '--kind', 'call')).out).toContain('calc');
    expect((await leads('list', '--until', '2020-01-01')).said).toMatch(/^No enquiries found\.\n/);
  });

  it('export keeps the order of arrival', async () => {
    const { out } = await leads('export');
    const kindsOfRows = (parse(out, { bom: true, columns: true }) as Record<string, string>[]).map(
      (row) => row.Kind,
    );
    expect(kindsOfRows).toEqual(['call', 'enrolment', 'subscription']);
  });

  it('list can be limited by kind, time, text and digits', async () => {
    expect((await leads('list', '--kind', 'enrolment')).out).toMatch(/^.*ரவி.*\n$/);
    expect((await leads('list', '--text', 'LINE "two"')).out).toContain('calc');
    expect((await leads('list', '--text', '9876543')).said).toBe(`2 found.\n${aside}`);
    expect((await leads('list', '--since', 'today')).said).toBe(`3 found.\n${aside}`);
    expect((await leads('list', '--until', 'today')).said).toBe(`3 found.\n${aside}`);
    expect((await leads('list', '--until', '2020-01-01')).said).toBe(
      `No enquiries found.\n${aside}`,
    );
    expect((await leads('list', '--limit', '1')).said).toBe(`1 found.\n${aside}`);
  });

  it('list --json prints one object per line', async () => {
    const { out, said } = await leads('list', '--json');
    expect(said).toBe('');
    const call = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .at(-1);
    expect(call).toMatchObject({
      kind: 'call',
      asked_for: 'Certified Course',
      program: 'Web Development',
    });
    expect(call.received_at).toMatch(/Z$/);
  });

  it('export is CSV that Excel opens, safe against formulas', async () => {
    const { out } = await leads('export');
    expect(out.startsWith('\ufeffReceived (IST),')).toBe(true);
    const [call, enrolled] = parse(out, { bom: true, columns: true }) as Record<string, string>[];
    expect(call).toMatchObject({
      Kind: 'call',
      Name: "'=cmd|calc",
      Phone: '+91 98765 43210',
      'Asked for': 'Certified Course',
      'Program (stored value)': 'Web Development',
      Message: 'Line one\nline "two", three',
    });
    expect(enrolled?.Name).toBe('ரவி');
    expect(call?.['Received (IST)']?.slice(0, 10)).toBe(formatIndianTime(new Date()).slice(0, 10));
  });

  it('export writes an audit entry without the search terms', async () => {
    const since = ['--since', '2026-01-01'];
    await leads('export', '--text', 'asha', '--kind', 'call', ...since, '--limit', '5');
    const entry = await ending('enquiries');
    expect(entry).toMatchObject({ type: 'enquiries.exported', who: 'terminal' });
    expect(entry?.what).toEqual({
      kinds: ['request_a_call'],
      since: '2025-12-31T18:30:00.000Z',
      limit: 5,
      isSearched: true,
    });
    await leads('export', '--out', join(folder.path, 'all.csv'));
    expect((await ending('enquiries'))?.what).toEqual({ isSearched: false });
  });

  it('export continues with a warning when the audit entry cannot be written, as on a full disk', async () => {
    const openFull = async (): Promise<Store> => {
      const store = await open();
      const recordEvent = () => Promise.reject(new StoreUnavailable(new Error('full')));
      return { ...store, desk: { ...store.desk, recordEvent: recordEvent } };
    };
    const { said, out } = await runAtTerminal(
      (terminal) => runLeads(['export'], terminal, openFull),
      'no',
    );
    expect(said).toContain('the audit does not tell of this export');
    expect(parse(out, { bom: true })).toHaveLength(1 + 3);
  });

  it('export --out writes a file for its owner only, complete or not at all', async () => {
    const out = join(folder.path, 'leads.csv');
    expect((await leads('export', '--out', out)).said).toBe(`3 enquiries are in ${out}.\n`);
    expect(statSync(out).mode & 0o777).toBe(0o600);
    expect(readFileSync(out, 'utf8')).toContain('three@example.com');
    expect(existsSync(`${out}.unfinished`)).toBe(false);
  });

  it('export --out reports in a sentence where it can not write, and leaves no file', async () => {
    for (const out of [join(folder.path, 'no', 'such', 'leads.csv'), folder.path]) {
      const { code, said } = await leads('export', '--out', out);
      expect(code).toBe(2);
      expect(said).toMatch(/^Cannot write .* \(E[A-Z]+\)\. .*\n$/);
    }
    expect(existsSync(`${folder.path}.unfinished`)).toBe(false);
  });

  it('export --out reports in a sentence that the disk is full, and leaves no file that looks complete', async () => {
    const out = join(folder.path, 'full.csv');
    // The export first writes to a file with the ending `.unfinished`. In this test that file is a link to /dev/full,
    // where every write fails because there is no space.
    symlinkSync('/dev/full', `${out}.unfinished`);
    const { code, said } = await leads('export', '--out', out);
    expect(code).toBe(2);
    expect(said).toMatch(/^There is no room for .*full\.csv \(ENOSPC\): .* Make room, .*\n$/);
    expect(existsSync(out)).toBe(false);
    expect(lstatSync(`${out}.unfinished`, { throwIfNoEntry: false })).toBeUndefined();
  });

  it('export --out never replaces a device or a link, such as /dev/stdout', async () => {
    const link = join(folder.path, 'link.csv');
    symlinkSync(join(folder.path, 'leads.csv'), link);
    const { code, said } = await leads('export', '--out', link);
    expect(code).toBe(2);
    expect(said).toMatch(/link\.csv is there and is no ordinary file/);
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
  });

  it('show prints everything about one enquiry', async () => {
    const { out } = await leads('show', ids[0] ?? '');
    expect(out).toMatch(/^Asked for: +Certified Course$/m);
    expect((await leads('show', 'nobody')).code).toBe(2);
  });

  it('erase asks first, and removes one enquiry or everything of an address', async () => {
    expect((await leads('erase', ids[0] ?? '')).said).toContain('Nothing was erased.');
    expect((await leads('erase', ids[0] ?? '', '--yes')).said).toContain('1 erased.');
    expect((await leads('erase', '--email', 'Asha.FOUR@example.com', '--yes')).said).toContain(
      '1 erased.',
    );
    expect((await leads('erase', '--email', 'three@example.com', '--yes')).said).toContain(
      '1 erased.',
    );
    expect((await leads('erase', '--email', 'three@example.com', '--yes')).said).toContain(
      'Nothing found',
    );
    expect((await leads('list')).said).toBe('1 found.\n');
    expect((await leads('quarantine')).said).toBe('Quarantine is empty.\n');
  });

  it('erase --email finds an address in any spelling', async () => {
    const store = await open();
    await store.insertAsVisitor(makeEnrolment('six', { email: 'A\u0308nna@Example.in' }));
    await store.insertAsVisitor(makeEnrolment('seven', { email: '\u00c4n\u200bna@example.in' }));
    await store.keepInQuarantine(makeEnrolment('eight', { email: '\u00e4nna@example.IN' }), 'trap');
    await store.close();
    expect((await leads('erase', '--email', ' \u00e4nna@example.in', '--yes')).said).toContain(
      '3 erased.',
    );
    expect((await leads('list', '--text', 'nna@')).said).toMatch(/^No enquiries found\.\n/);
  });

  it('erase --email with --kind erases no other kind, in quarantine either', async () => {
    const store = await open();
    await store.insertAsVisitor(makeSubscription('six@example.com'));
    await store.keepInQuarantine(makeEnrolment('six', { email: 'six@example.com' }), 'trap');
    await store.close();
    const words = ['erase', '--email', 'six@example.com', '--yes'];
    expect((await leads(...words, '--kind', 'subscription')).said).toContain('1 erased.');
    expect((await leads('quarantine')).said).toBe('2 in quarantine.\n');
    expect((await leads(...words, '--until', '2026-01-01')).said).toContain('Nothing found');
    expect((await leads(...words, '--text', 'nothing like it')).said).toContain('Nothing found');
    expect((await leads(...words)).said).toContain('1 erased.');
  });

  it('invisible characters of a stored text appear neither on the terminal nor in a spreadsheet', async () => {
    const store = await open();
    await store.insertAsVisitor(
      makeCallRequest('old', {
        name: '\u202eRa\u200bvi\u202c',
        message: '\u2066moc\u2069 A\u0335\u0336\u0337\u0338\u0302\u20dd',
      }),
    );
    await store.close();
    for (const words of [
      ['list', '--text', 'ravi'],
      ['export', '--text', 'ravi'],
    ]) {
      const { out } = await leads(...words);
      expect(out).toContain('Ravi');
      expect(out.replace(/^\ufeff/, '')).not.toMatch(/[\u200b\u202a-\u202e\u2066-\u2069]|\u0337/);
      expect(out).toContain('moc A\u0335\u0336');
    }
    const [{ id }] = (await leads('list', '--text', 'ravi', '--json')).out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect((await leads('show', id)).out).toMatch(/^Name: +Ravi$/m);
  });

  it('stats counts what came and what staff were told', async () => {
    const { out } = await leads('stats', '--json');
    expect(JSON.parse(out)).toMatchObject({
      rows: { request_a_call: { total: 1, lastDay: 1 }, enrollments: { total: 1 } },
      outbox: { mail: { waiting: 3 } },
      quarantine: 1,
    });
    expect((await leads('stats')).out).toMatch(/^enrolment +1 +1 +1$/m);
  });

  it('quarantine lists submissions with the label that the visitor saw', async () => {
    const store = await open();
    await store.keepInQuarantine(makeEnrolment('five'), 'too fast');
    const [four] = await store.findAllQuarantined();
    await store.close();
    const listed = await leads('quarantine');
    expect(listed.said).toBe('2 in quarantine.\n');
    expect(listed.out).toMatch(
      /^.* call {10}trap {2}Asha four {2}asha\.four@example\.com {2}.* {2}Short term Internship {2}.*\n/,
    );
    expect(listed.out).not.toContain('Data Science');
    const inJson = await leads('quarantine', '--json');
    expect(inJson.said).toBe('');
    const [first] = inJson.out.split('\n');
    expect(JSON.parse(first ?? '')).toMatchObject({
      kind: 'call',
      asked_for: 'Short term Internship',
      reason: 'trap',
    });
    expect((await leads('stats')).out).toContain(
      'In quarantine: 2, see npm run leads -- quarantine\n',
    );
    const release = await leads('quarantine', 'release', four?.id ?? '');
    expect(release.said).toContain('"quarantine" does not know what to do with "release"');
  });

  it('retry makes given-up entries due', async () => {
    const store = await open();
    const batch = await store.outbox.claim('mail', 50, 1000);
    await store.outbox.giveUp(batch?.id ?? '', 'refused');
    await store.close();
    expect((await leads('retry')).said).toBe('3 will be tried again now.\n');
  });

  it('an unknown argument is refused by name, and nothing is done', async () => {
    for (const words of [
      ['destroy'],
      ['list', '--knid', 'call'],
      ['list', '--limit'],
      ['list', '--json=yes'],
      ['list', '--kind', 'x'],
      ['list', '--since', 'soon'],
      ['erase'],
      ['list', '--limit', '-1'],
      ['list', 'calls'],
      ['export', 'leads.csv'],
      ['show', ids[0] ?? '', ids[1] ?? ''],
      ['stats', '--email', 'asha.one@example.com'],
      ['erase', '--email', 'asha.one@example.com', '--email', 'three@example.com', '--yes'],
      ['list', '--out', 'leads.csv'],
      ['list', '--since', '2026-11-22', '--until', '2026-11-20'],
    ]) {
      const { code, said } = await leads(...words);
      expect(code, words.join(' ')).toBe(2);
      expect(said, words.join(' ')).toMatch(/^[^\n]{20,}\n$/);
    }
    expect((await leads()).out).toContain('npm run leads -- list');
  });
}

onDeskEngineForCommands('leads', staffCommands);

describe('a time in India', () => {
  const now = new Date('2026-11-21T20:00:00Z');
  it.each([
    ['2026-11-21', '2026-11-20T18:30:00.000Z'],
    ['2026-11-21 14:05', '2026-11-21T08:35:00.000Z'],
    ['today', '2026-11-21T18:30:00.000Z'],
    ['yesterday', '2026-11-20T18:30:00.000Z'],
    ['12h', '2026-11-21T08:00:00.000Z'],
    ['2026-02-31', undefined],
    ['soon', undefined],
  ])('%s is parsed', (text, iso) => expect(parseIndianTime(text, now)?.toISOString()).toBe(iso));
  it('is formatted', () => expect(formatIndianTime(now)).toBe('2026-11-22 01:30:00'));
});
