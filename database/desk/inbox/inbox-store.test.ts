import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InboxFilter } from '#domain/enquiries/inbox-filter.ts';
import {
  makeEnrolment,
  makeSubscription,
} from '../../../tests/service/support/make-submissions.ts';
import { type OpenedStore, onBothEngines } from '../../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
  toOwnerActor,
} from '../../../tests/service/support/staff-and-enquiries.ts';
import type { StaffMember } from '../../staff/member-port.ts';
import type { Store } from '../../store.ts';
import type { EnquiryScope } from '../desk-port.ts';

const hourMs = 3_600_000;

onBothEngines('the inbox', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let meena: StaffMember;
  let john: StaffMember;
  const ids: Record<string, string> = {};

  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    [meena, john] = [await storeStaffMember(store), await storeStaffMember(store)];
    const asha = { name: 'Asha Rao', email: 'asha_rao@example.com' };
    ids.asha = (
      await submitEnquiry(store, { ...asha, phone: '+91 98765 43210', offer: 'excel' })
    ).id;
    const ravi = { name: 'Ravi 100%', email: 'ravi@example.com', mobile: '098765-43211' };
    ids.ravi = (await submitEnquiry(store, ravi, makeEnrolment)).id;
    const devi = { name: 'देवी RAO', email: 'DEVI@Example.com', phone: '९१२३४५६७८९' };
    ids.devi = (await submitEnquiry(store, devi)).id;
    ids.news = (await submitEnquiry(store, {}, () => makeSubscription('news.rao@example.com'))).id;
    await store.keepInQuarantine(makeEnrolment('aside'), 'too fast');
    ids.aside = (await store.desk.inbox({ isQuarantined: true }, 'all', 1)).rows[0]?.id ?? '';

    await store.desk.act(ids.asha, { kind: 'claim' }, toCounsellorActor(meena));
    const day = new Date(Date.now() + 24 * hourMs);
    await store.desk.act(ids.ravi, { kind: 'set due', at: day }, toCounsellorActor(john));
    await store.desk.act(
      ids.ravi,
      { kind: 'set state', state: 'thinking' },
      toCounsellorActor(john),
    );
  });
  afterAll(() => opened.close());

  async function found(filter: InboxFilter, sight: EnquiryScope = 'all') {
    const { rows, total } = await store.desk.inbox(filter, sight, 1);
    expect(total).toBe(rows.length);
    const names = Object.entries(ids).map(([name, id]) => [id, name]);
    return rows.map(({ id }) => Object.fromEntries(names)[id]);
  }

  it('returns the newest arrival and the newest submission in quarantine', async () => {
    expect(await store.desk.newestId()).toBe(ids.news);
    expect(await store.desk.newestQuarantinedId()).toBe(ids.aside);
  });

  it('lists all that arrived, newest first', async () => {
    expect(await found({ isQuarantined: false })).toEqual(['news', 'devi', 'ravi', 'asha']);
    expect(await found({ isQuarantined: false, order: 'oldest' })).toEqual([
      'asha',
      'ravi',
      'devi',
      'news',
    ]);
    expect(await found({ isQuarantined: true })).toEqual(['aside']);
    expect(await found({})).toHaveLength(5);
  });

  it('lists by follow-up date, with undated enquiries at the end', async () => {
    expect(await found({ isQuarantined: false, order: 'due' })).toEqual([
      'asha',
      'devi',
      'ravi',
      'news',
    ]);
  });

  it('is limited by all filters together', async () => {
    expect(await found({ states: ['thinking'] })).toEqual(['ravi']);
    expect(await found({ states: ['thinking', 'new'], isQuarantined: false })).toHaveLength(4);
    expect(await found({ states: [] })).toEqual([]);
    expect(await found({ kinds: ['email_subscriptions'] })).toEqual(['news']);
    expect(await found({ kinds: [] })).toEqual([]);
    expect(await found({ owner: meena.id })).toEqual(['asha']);
    expect(await found({ owner: 'nobody', isQuarantined: false })).toEqual(['news', 'devi']);
    expect(await found({ owner: 'somebody else' })).toEqual([]);
    expect(await found({ offer: 'excel' })).toEqual(['asha']);
    expect(await found({ due: 'overdue' })).toEqual(['devi', 'asha']);
    expect(await found({ states: ['new'], owner: meena.id, search: 'ravi' })).toEqual([]);
  });

  it('is limited by source, and lists the sources of most recent enquiries', async () => {
    const from = async (name: string, source: string) => {
      ids[name] = (await submitEnquiry(store, { name, source })).id;
    };
    await from('first', 'google.com → /');
    await from('second', 'whatsapp → /courses (social; from l.wl.co)');
    await from('third', 'google.com → /mern-stack');
    expect(await found({ source: 'google.com' })).toEqual(['third', 'first']);
    expect(await found({ source: 'google.com' }, { ownOf: john.id })).toEqual(['third', 'first']);
    expect(await found({ source: 'google' })).toEqual([]);
    expect(await found({ source: 'whatsapp', search: 'first' })).toEqual([]);
    expect(await store.desk.commonSources()).toEqual(['google.com', 'whatsapp']);
    await store.desk.erase(
      ['first', 'second', 'third'].map((name) => ids[name] ?? ''),
      'terminal',
    );
  });

  it('is limited by the time of arrival', async () => {
    const at = (await store.desk.findEnquiry(ids.devi ?? ''))?.receivedAt as Date;
    expect(await found({ until: at, isQuarantined: false })).toEqual(['ravi', 'asha']);
    expect(await found({ since: at, isQuarantined: false })).toEqual(['news', 'devi']);
  });

  it('includes what is due before the end of the day in India', async () => {
    const now = Date.now();
    const endOfDay = new Date(Math.ceil((now + 5.5 * hourMs) / (24 * hourMs)) * 24 * hourMs);
    const midnight = endOfDay.getTime() - 5.5 * hourMs;
    const { id } = await submitEnquiry(store, { name: 'Tonight' });
    ids.tonight = id;
    const due = async (at: number) => {
      await store.desk.act(id, { kind: 'set due', at: new Date(at) }, toCounsellorActor(meena));
      return found({ due: 'today' });
    };
    expect(await due(midnight)).toEqual([]);
    expect(await due(midnight - 1)).toEqual(['tonight']);
    const counts = await store.desk.readTodayCounts('all');
    expect(counts).toMatchObject({ fresh: 3, inQuarantine: 1 });
    expect(counts.longestWaiting.map(({ id }) => id)[0]).toBe(ids.asha);
    expect(counts.longestWaiting).toHaveLength(counts.fresh);
    expect(await store.desk.countWaiting('all')).toBe(counts.fresh);
    expect(await store.desk.workloads(new Date())).toEqual(
      expect.arrayContaining([
        { ownerId: meena.id, open: 2, overdue: 1, dueToday: 1 },
        { ownerId: john.id, open: 1, overdue: 0, dueToday: 0 },
        { ownerId: null, open: 1, overdue: 1, dueToday: 0 },
      ]),
    );
    await store.desk.erase([id], 'terminal');
  });

  describe('is searched', () => {
    it('by parts of names and addresses, in any case, all of which must match', async () => {
      expect(await found({ search: 'rao' })).toEqual(['news', 'devi', 'asha']);
      expect(await found({ search: 'RAO asha' })).toEqual(['asha']);
      expect(await found({ search: 'देवी' })).toEqual(['devi']);
      expect(await found({ search: 'devi@example' })).toEqual(['devi']);
      expect(await found({ search: '  ' })).toHaveLength(5);
    });

    it('for characters with a meaning in SQL as for any others', async () => {
      expect(await found({ search: '100%' })).toEqual(['ravi']);
      expect(await found({ search: '%' })).toEqual([]);
      expect(await found({ search: 'asha_' })).toEqual(['asha']);
      expect(await found({ search: "'" })).toEqual([]);
      expect(await found({ search: '\\' })).toEqual([]);
    });

    it.each([
      '98765 43210',
      '+91-98765 43210',
      '098765-43210',
      '+919876543210',
      '0091 98765 43210',
      '९८७६५ ४३२१०',
    ])('by a number written as "%s"', async (search) => {
      expect(await found({ search, isQuarantined: false })).toEqual(['asha']);
    });

    it('by a part of a number, with or without the country code', async () => {
      expect(await found({ search: '+91-98765', isQuarantined: false })).toEqual(['ravi', 'asha']);
      expect(await found({ search: '9876 54321', isQuarantined: false })).toEqual(['ravi', 'asha']);
      expect(await found({ search: '12345 6789' })).toEqual(['devi']);
      expect(await found({ search: 'asha 43210' })).toEqual(['asha']);
      expect(await found({ search: 'asha 43211' })).toEqual([]);
    });
  });

  it('shows a member their own and unassigned enquiries, in lists and in counts', async () => {
    const seen = { ownOf: john.id };
    expect(await found({ isQuarantined: false }, seen)).toEqual(['news', 'devi', 'ravi']);
    expect(await found({ search: 'asha', isQuarantined: false }, seen)).toEqual([]);
    expect(await store.desk.readTodayCounts(seen)).toMatchObject({
      fresh: 1,
      longestWaiting: [{ id: ids.devi }],
    });
    expect(await found({ isQuarantined: false }, { ownOf: 'no id' })).toEqual(['news', 'devi']);
    expect(await found({ isQuarantined: false, ownOf: john.id })).toEqual(['news', 'devi', 'ravi']);
    expect(await store.desk.findEnquiry('no id')).toBeNull();
  });

  it('has pages of fifty, and gives the total', async () => {
    const names = Array.from({ length: 101 }, (_, n) => `Page ${n + 1}`);
    for (const name of names) await submitEnquiry(store, { name });
    // A search writes the words of at most a hundred new enquiries itself.
    while (await store.desk.indexNew(100));
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => store.desk.inbox({ search: 'page' }, 'all', page)),
    );
    expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 1, 0]);
    expect(pages.map(({ total }) => total)).toEqual([101, 101, 101, 101]);
    expect(pages.flatMap(({ rows }) => rows.map(({ name }) => name))).toEqual(names.toReversed());
    expect((await store.desk.inbox({ search: 'page' }, 'all', 0)).rows).toHaveLength(50);
  });

  it('is read from the oldest on by an export, however it is sorted', async () => {
    const names = async (...asked: Parameters<typeof store.desk.inboxAfter>) => {
      const known = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
      return (await store.desk.inboxAfter(...asked)).map(({ id }) => known.get(id)).filter(Boolean);
    };
    const all = { isQuarantined: false, order: 'due' } as const;
    expect(await names(all, 'all', null)).toEqual(['asha', 'ravi', 'devi', 'news']);
    expect(await names(all, 'all', ids.ravi ?? '')).toEqual(['devi', 'news']);
    expect(await names(all, { ownOf: john.id }, null)).toEqual(['ravi', 'devi', 'news']);
    expect(await names({ ...all, search: 'rao' }, 'all', ids.asha ?? '')).toEqual(['devi', 'news']);
    expect(await names(all, 'all', 'no id')).toEqual([]);
    const [last] = (await store.desk.inbox({}, 'all', 1)).rows;
    expect(await store.desk.inboxAfter({}, 'all', last?.id ?? '')).toEqual([]);
  });

  it('lets an owner act on a counsellor’s enquiry', async () => {
    const boss = await storeStaffMember(store, 'owner');
    const handOver = { kind: 'hand over', to: john.id } as const;
    expect(await store.desk.act(ids.asha ?? '', handOver, toOwnerActor(boss))).toMatchObject({
      at: 'changed',
      enquiry: { ownerId: john.id },
    });
  });
});
