/** What Today counts is what its links list, for whoever looks and whatever counsellors may see. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Staff } from '#database/staff/staff-port.ts';
import { counsellorViews } from '#domain/staff/staff-roles.ts';
import { sessionCookie } from '../support/desk.ts';
import { onBothDesks } from './support/both-desks.ts';
import { arrives, asCounsellor, joins } from './support/desk-people.ts';
import { type DeskApp, deskVisitor } from './support/desk-visitor.ts';
import { callRequest } from './support/submissions.ts';

onBothDesks((open) => {
  let app: DeskApp;
  let asha: Staff;
  let ravi: Staff;
  let owner: Staff;

  beforeAll(async () => {
    app = await open();
    owner = await joins(app.store, 'owner');
    asha = await joins(app.store);
    ravi = await joins(app.store);
    // Of each: one that is new, one that is late, one that is due later on the day.
    for (const staff of [asha, ravi, ravi, null]) {
      const claim = { kind: 'claim' } as const;
      const fresh = await arrives(app.store);
      if (staff !== null) await app.store.desk.act(fresh.id, claim, asCounsellor(staff));
      for (const callAt of [app.moment.at - 3_600_000, app.moment.at + 1_000]) {
        const { id } = await arrives(app.store);
        await app.store.desk.act(
          id,
          { kind: 'note outcome', outcome: 'no answer', callAt: new Date(callAt) },
          asCounsellor(staff ?? asha),
        );
        await app.store.desk.act(
          id,
          { kind: 'hand over', to: staff?.id ?? null },
          { ...asCounsellor(owner), mayOverrule: true },
        );
      }
    }
    await app.store.keepInQuarantine(callRequest('aside'), 'too quick');
  });
  afterAll(() => app.close());

  const pageOf = async (staff: Staff, path: string) => {
    const visitor = deskVisitor(app.url);
    const [name = '', value = ''] = (await sessionCookie(app.store, staff)).split('=');
    visitor.cookies.set(name, value);
    const { status, text } = await visitor.get(path);
    expect(status, path).toBe(200);
    return text.replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
  };
  const titleCount = (html: string) => Number(/<title>\((\d+)\)/.exec(html)?.[1] ?? 0);

  describe.each(counsellorViews)('while counsellors see: %s', (view) => {
    beforeAll(() => app.store.desk.setSetting('counsellorsSee', view, owner.id));

    it.each([
      ['a counsellor', () => asha, { New: 2, Late: 2, Quarantine: 1 }],
      ['the owner', () => owner, { New: 4, Late: 4, Quarantine: 1 }],
    ] as const)('%s opens as many as the number says', async (_, staff, expected) => {
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
        // Its own tab is the one that is marked, and there is nothing to keep.
        expect(list).toMatch(new RegExp(`aria-current="page">${label}`));
        expect(list).not.toContain('Keep this view');
        expect(titleCount(list)).toBe(expected.New);
      }
      expect(titleCount(today)).toBe(expected.New);
    });
  });
});
