import { describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { AssignmentRule } from '#domain/enquiries/choose-assignee.ts';
import { onEmptiedStores } from '../../../../tests/service/support/on-emptied-stores.ts';
import { sampleOffersFile } from '../../../../tests/service/support/sample-offers-file.ts';
import { storeStaffMember } from '../../../../tests/service/support/staff-and-enquiries.ts';
import { makeOffersFromFile } from '../../../offers/read-offers.ts';
import type { ApiOptions } from '../api-options.ts';
import { makeAssignmentRulesApi } from './make-assignment-rules-api.ts';

const offers = makeOffersFromFile(sampleOffersFile);
const openApi = (store: Store, staff: StaffMember) =>
  makeAssignmentRulesApi({ store, staff, offers, now: Date.now } as ApiOptions);
const rule = (changes: Partial<AssignmentRule> = {}): Omit<AssignmentRule, 'id'> => ({
  offer: null,
  source: 'JustDial',
  hours: null,
  mostOpen: null,
  to: { kind: 'all in turn' },
  ...changes,
});

onEmptiedStores('the rules of assignment', (current) => {
  it('are stored in the owner’s order, and the audit describes the change in words', async () => {
    const store = current();
    const [owner, asha] = [await storeStaffMember(store, 'owner'), await storeStaffMember(store)];
    const api = openApi(store, owner);
    expect(await api.saveRule(null, rule(), '')).toBeNull();
    const toAsha = { kind: 'these in turn', staffIds: [asha.id] } as const;
    expect(
      await api.saveRule(null, rule({ offer: 'flutter', source: null, to: toAsha }), ''),
    ).toBeNull();
    const [first, second] = (await api.details()).assignment.rules;
    await api.moveUp(second?.id ?? '');
    expect((await api.details()).words).toEqual([
      `If it is about Flutter: to ${asha.name}`,
      'If it comes by JustDial: to the next of all who take turns',
      'All others: to nobody',
    ]);
    await api.removeRule(first?.id ?? '');
    const { otherwise = '' } = (await api.details()).versions;
    expect(await api.saveOtherwise({ to: toAsha, mostOpen: 5 }, otherwise)).toBeNull();
    expect(await api.setAnswerWithin(30)).toBeNull();
    const said = (await store.desk.readAuditPage({ who: owner.id, type: 'setting.set' })).map(
      ({ what }) => what.becomes,
    );
    expect(said.reverse()).toEqual([
      'Rule 1: If it comes by JustDial: to the next of all who take turns',
      `Rule 2: If it is about Flutter: to ${asha.name}`,
      `Moved up to 1: If it is about Flutter: to ${asha.name}`,
      'Removed: If it comes by JustDial: to the next of all who take turns',
      `All others: to ${asha.name}, who has fewer than 5 open`,
      '30 minutes to answer',
    ]);
    await store.desk.setSetting('assignment', null, 'terminal');
  });

  it('are not replaced unseen when two owners save one rule, and nothing of two rules is lost', async () => {
    const store = current();
    const api = openApi(store, await storeStaffMember(store, 'owner'));
    await api.saveRule(null, rule(), '');
    const { assignment, versions } = await api.details();
    const id = assignment.rules[0]?.id ?? '';
    const seen = versions[id] ?? '';
    expect(await api.saveRule(id, rule({ source: 'Sulekha' }), seen)).toBeNull();
    expect(await api.saveRule(id, rule({ source: 'Google' }), seen)).toMatch(
      /^Somebody else has saved this rule meanwhile. It is now: If it comes by Sulekha/,
    );
    const now = (await api.details()).versions[id] ?? '';
    expect(await api.saveRule(id, rule({ source: 'Google' }), now)).toBeNull();
    const { otherwise = '' } = versions;
    const all = { to: { kind: 'all in turn' }, mostOpen: null } as const;
    expect(await api.saveOtherwise(all, otherwise)).toBeNull();
    expect(await api.saveOtherwise(all, otherwise)).toMatch(/^Somebody else has saved this rule/);
    await Promise.all(['One', 'Two'].map((source) => api.saveRule(null, rule({ source }), '')));
    expect((await api.details()).assignment.rules).toHaveLength(3);
    await store.desk.setSetting('assignment', null, 'terminal');
  });

  it('are refused with a sentence when they are invalid', async () => {
    const store = current();
    const owner = await storeStaffMember(store, 'owner');
    const accounts = await storeStaffMember(store, 'accounts');
    const api = openApi(store, owner);
    const these = (...staffIds: string[]) => ({ kind: 'these in turn', staffIds }) as const;
    for (const [given, sentence] of [
      [rule({ source: null }), /^Choose an offer, a source or hours/],
      [rule({ offer: 'no-such-offer' }), /is not sold/],
      [rule({ hours: { from: 9, until: 9 } }), /two different hours/],
      [rule({ hours: { from: 9, until: Number.NaN } }), /^Choose both hours/],
      [rule({ hours: { from: Number.NaN, until: 9 } }), /^Choose both hours/],
      [rule({ to: these() }), /^Tick who/],
      [rule({ to: these(accounts.id) }), /does not work on enquiries/],
      [rule({ mostOpen: 0 }), /whole number/],
      [rule({ mostOpen: Number.NaN }), /whole number/],
    ] as const)
      expect(await api.saveRule(null, given, '')).toMatch(sentence);
    expect(await api.saveRule('gone', rule(), '')).toMatch(/removed this rule meanwhile/);
    for (const minutes of [0, -1, 1.5, Number.NaN, 99_999])
      expect(await api.setAnswerWithin(minutes)).toMatch(/whole number of minutes/);
    expect((await api.details()).assignment.rules).toEqual([]);
  });

  it('are open to the owner only', async () => {
    const api = openApi(current(), await storeStaffMember(current()));
    await expect(api.details()).rejects.toMatchObject({ status: 403 });
    await expect(api.saveRule(null, rule(), '')).rejects.toMatchObject({ status: 403 });
    await expect(api.setAnswerWithin(5)).rejects.toMatchObject({ status: 403 });
  });
});

onEmptiedStores('the working week of a member', (current) => {
  describe('is stored for each colleague', () => {
    it('with rest days and an absence, and an owner takes no turns unless they choose to', async () => {
      const store = current();
      const [owner, asha] = [await storeStaffMember(store, 'owner'), await storeStaffMember(store)];
      const api = openApi(store, owner);
      const away = { from: '2026-12-01', until: '2026-12-05' };
      const given = { takesTurns: true, restDays: [6, 0], away };
      expect(await api.setAvailability(asha.id, given)).toBeNull();
      const { members } = await api.details();
      expect(members.find(({ id }) => id === asha.id)).toMatchObject({ restDays: [0, 6], away });
      expect(members.find(({ id }) => id === owner.id)).toMatchObject({ takesTurns: false });
      const [event] = await store.desk.readAuditPage({ type: 'staff.availability-set' });
      expect(event).toMatchObject({ subject: asha.id, what: { awayUntil: '2026-12-05' } });
    });

    it('unless the week is empty or the absence ends before it begins', async () => {
      const store = current();
      const [owner, asha] = [await storeStaffMember(store, 'owner'), await storeStaffMember(store)];
      const api = openApi(store, owner);
      const set = (restDays: number[], away: { from: string; until: string } | null) =>
        api.setAvailability(asha.id, { takesTurns: true, restDays, away });
      expect(await set([0, 1, 2, 3, 4, 5, 6], null)).toMatch(/one day at least/);
      expect(await set([], { from: '2026-12-05', until: '2026-12-01' })).toMatch(/comes before/);
      expect(await set([], { from: '2026-12-05', until: '' })).toMatch(/first and the last day/);
    });
  });
});
