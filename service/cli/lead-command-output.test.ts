/**
 * The exact output of `show`, `stats` and `retry`, and the offers in `list` and `export`; `leads.test.ts` tests which
 * rows they find.
 */
import { describe, expect, it } from 'vitest';
import type { Store } from '#database/store.ts';
import { makeSampleLead } from '../../tests/service/support/make-sample-lead.ts';
import { sampleOffersFile } from '../../tests/service/support/sample-offers-file.ts';
import { runAtTerminal } from '../../tests/service/support/test-terminal.ts';
import { makeOffersFromFile } from '../offers/read-offers.ts';
import { exportLeads } from './leads/export-leads.ts';
import { readLeadArguments } from './leads/lead-arguments.ts';
import { emptyLeadCommandContext } from './leads/lead-command-context.ts';
import { listLeads } from './leads/list-leads.ts';
import { retryNotifications } from './leads/retry-notifications.ts';
import { showLead } from './leads/show-lead.ts';
import { showLeadStats } from './leads/show-lead-stats.ts';

const offers = makeOffersFromFile(sampleOffersFile);
const at = new Date('2026-11-21T08:35:00Z');

function run(command: typeof listLeads, store: object, ...words: string[]) {
  return runAtTerminal(async (terminal) => {
    const args = readLeadArguments(words, at);
    await command(store as Store, args, terminal, { ...emptyLeadCommandContext, offers });
    return 0;
  });
}

it('list and export name the offer of an enquiry', async () => {
  const store = {
    iterateLeadPages: async function* () {
      yield [makeSampleLead({ offer: 'flutter' })];
    },
    findAllQuarantined: async () => [],
    countLeads: async () => 1,
    desk: { recordEvent: async () => {} },
  };
  const title = 'Flutter, course with internship';
  for (const [name, command] of [
    ['list', listLeads],
    ['export', exportLeads],
  ] as const) {
    expect((await run(command, store, name)).out).toContain(`${title} (flutter)`);
    expect((await run(command, store, name, '--json')).out).toContain(`"offer_name":"${title}"`);
  }
});

describe('show', () => {
  const lead = makeSampleLead({ name: 'Asha', message: 'One\nTwo', program: 'Web Development' });
  const store = { findLead: async (id: string) => (id === lead.id ? lead : null) };

  it('writes each filled-in field on a line, and further lines below it', async () => {
    expect((await run(showLead, store, 'show', lead.id)).out).toBe(`\
Received (IST):         2026-11-21 14:05:00
Kind:                   call
Name:                   Asha
Email:                  asha@example.com
Asked for:              Certified Course
Program (stored value): Web Development
Message:                One
                        Two
Id:                     ${lead.id}
`);
  });

  it('--json writes one object', async () => {
    const { out } = await run(showLead, store, 'show', lead.id, '--json');
    expect(out.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(out)).toMatchObject({ id: lead.id, name: 'Asha', kind: 'call' });
  });

  it('reports an unknown id, and that an id is required', async () => {
    await expect(run(showLead, store, 'show', 'a\u001bb')).rejects.toThrow(
      /^There is no enquiry with the id a.+b\.$/,
    );
    await expect(run(showLead, store, 'show')).rejects.toThrow(
      'Say which one: npm run leads -- show <id>',
    );
  });
});

describe('stats', () => {
  const counts = { lastDay: 1, lastWeek: 20, total: 300 };
  const found = {
    rows: { request_a_call: counts, enrollments: counts, email_subscriptions: counts },
    outbox: {
      mail: { sent: 12, waiting: 3, setAside: 1, oldestWaiting: at },
      webhook: { sent: 0, waiting: 0, setAside: 0, oldestWaiting: null },
    },
    quarantine: 2,
  };
  const store = { engine: 'SQLite', stats: async () => found };

  it('counts what came, what staff were told, and what is quarantined', async () => {
    expect((await run(showLeadStats, store, 'stats')).out).toBe(`\
Database: SQLite

Enquiries         24 hours    7 days    in all
call                     1        20       300
enrolment                1        20       300
subscription             1        20       300

Telling staff         sent   waiting set aside
mail                    12         3         1  oldest since 2026-11-21 14:05:00
webhook                  0         0         0

In quarantine: 2, see npm run leads -- quarantine
`);
  });

  it('leaves out an empty quarantine', async () => {
    const empty = { ...store, stats: async () => ({ ...found, quarantine: 0 }) };
    expect((await run(showLeadStats, empty, 'stats')).out).toMatch(/\nIn quarantine: 0\n$/);
  });

  it('--json writes one object', async () => {
    const { out } = await run(showLeadStats, store, 'stats', '--json');
    expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify({ database: 'SQLite', ...found })));
  });
});

describe('retry', () => {
  const store = (due: number) => ({ outbox: { retryAll: async () => due } });

  it('says how many are retried, or that there are none', async () => {
    expect((await run(retryNotifications, store(3), 'retry')).said).toBe(
      '3 will be tried again now.\n',
    );
    expect((await run(retryNotifications, store(0), 'retry')).said).toBe(
      'Nothing is waiting for another try.\n',
    );
  });

  it('--json writes only the number', async () => {
    const { out, said } = await run(retryNotifications, store(3), 'retry', '--json');
    expect([out, said]).toEqual(['{"due":3}\n', '']);
  });
});
