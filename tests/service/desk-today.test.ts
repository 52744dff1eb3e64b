/**
 * The links of Today list exactly what Today counts, for every member and with every setting of what counsellors
 * may see.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import { counsellorScopes } from '#domain/staff/roles-and-permissions.ts';
import { clockFromWednesdayNoon } from '../support/clock-from-wednesday-noon.ts';
import { mobileOfName } from '../support/mobile-of-name.ts';
import { createSessionCookie } from '../support/open-test-desk.ts';
import { openDeskClient } from './support/desk-client.ts';
import { makeCallRequest } from './support/make-submissions.ts';
import { onDeskEngineWithApp } from './support/on-desk-engine-with-app.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
} from './support/staff-and-enquiries.ts';
import type { DeskApp } from './support/start-desk-app.ts';
import { storePaidOrder } from './support/store-paid-order.ts';

onDeskEngineWithApp((open) => {
  let app: DeskApp;
  let asha: StaffMember;
  let ravi: StaffMember;
  let owner: StaffMember;

  beforeAll(async () => {
    app = await open();
    owner = await storeStaffMember(app.store, 'owner');
    asha = await storeStaffMember(app.store);
    ravi = await storeStaffMember(app.store);
    // Each of the learners stored below has a welcome that is due by Wednesday; the first learner is a colleague's.
    const { id } = await storePaidOrder(app.store, 'a learner of Ravi');
    await app.store.checklists.assignLearner(id, ravi.id, toCounsellorActor(ravi));
    await storePaidOrder(app.store, 'a learner of nobody');
    await app.advanceClock(clockFromWednesdayNoon() - app.moment.at);
    // Each member in the list (`null` means unassigned) gets a new enquiry, an overdue one, and one that is due later
    // today.
    for (const staff of [asha, ravi, ravi, null]) {
      const claim = { kind: 'claim' } as const;
      const fresh = await submitEnquiry(app.store);
      if (staff !== null) await app.store.desk.act(fresh.id, claim, toCounsellorActor(staff));
      for (const callAt of [app.moment.at - 3_600_000, app.moment.at + 1_000]) {
        const { id } = await submitEnquiry(app.store);
        await app.store.desk.act(
          id,
          { kind: 'note outcome', outcome: 'no answer', callAt: new Date(callAt) },
          toCounsellorActor(staff ?? asha),
        );
        await app.store.desk.act(
          id,
          { kind: 'hand over', to: staff?.id ?? null },
          { ...toCounsellorActor(owner), mayOverrule: true },
        );
      }
    }
    // An enquiry that no visitor sent, because staff added it or another system did.
    await app.store.desk.addEnquiry(
      {
        ...{ name: 'Walks In', phone: mobileOfName('Walks In'), email: null, message: null },
        ...{ offer: null, source: null, way: 'walk-in', told: 'not yet', once: null },
        takenBy: owner.id,
      },
      { who: owner.id, claimFor: null },
    );
    await app.store.keepInQuarantine(makeCallRequest('aside'), 'too quick');
  });
  afterAll(() => app.close());

  const pageOf = async (staff: StaffMember, path: string) => {
    const visitor = openDeskClient(app.url);
    const [name = '', value = ''] = (await createSessionCookie(app.store, staff)).split('=');
    visitor.cookies.set(name, value);
    const { status, text } = await visitor.get(path);
    expect(status, path).toBe(200);
    return text.replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
  };
  const titleCount = (html: string) => Number(/<title>\((\d+)\)/.exec(html)?.[1] ?? 0);

  describe.each(counsellorScopes)('while counsellors see: %s', (view) => {
    beforeAll(() => app.store.desk.setSetting('counsellorsSee', view, owner.id));

    it.each([
      ['a counsellor', () => asha, { New: 3, Late: 2, Learners: 1, Quarantine: 1 }],
      ['the owner', () => owner, { New: 5, Late: 4, Learners: 2, Quarantine: 1 }],
    ] as const)('%s opens as many enquiries as the number says', async (_, staff, expected) => {
      const today = await pageOf(staff(), '/desk');
      const links = [
        ...today.matchAll(
          /<a class="count[^"]*" href="([^"]*)"><strong class="figure">(\d+)<\/strong> ([^<]*)</g,
        ),
      ];
      const counts = links.map(([, , count, label]) => [label, Number(count)]);
      expect(Object.fromEntries(counts)).toMatchObject(expected);
      expect(counts.map(([label]) => label)).toContain('Due today');
      for (const [, href = '', count, label] of links) {
        const list = await pageOf(staff(), href);
        const [, listed] = /data-live="total">(\d+) /.exec(list) ?? [];
        expect([label, listed]).toEqual([label, count]);
        expect(titleCount(list)).toBe(expected.New);
        if (label === 'Learners') continue;
        // The list counts as one of the standard views: its tab is marked, and the page offers no form to save it as a
        // view.
        expect(list).toMatch(new RegExp(`aria-current="page">${label}`));
        expect(list).not.toContain('Save this view');
        expect(titleCount(list)).toBe(expected.New);
      }
      expect(titleCount(today)).toBe(expected.New);
    });

    it('the owner opens as many unassigned enquiries as the workload says', async () => {
      const today = await pageOf(owner, '/desk');
      const [, href = '', open] =
        /href="([^"]*owner=nobody[^"]*)"[^>]*>.*?(\d+) open/s.exec(today) ?? [];
      const list = await pageOf(owner, href);
      expect(/data-live="total">(\d+) /.exec(list)?.[1]).toBe(open);
      expect(list).toContain('Walks In');
    });
  });
});
