import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { labelOf, leadFields } from '#contract/lead-fields.ts';
import type { Staff } from '#database/staff/staff-port.ts';
import type { Store } from '#database/store.ts';
import type { InboxDoor } from '#desk/door/inbox-door.ts';
import type { InboxFilter } from '#office/enquiries/inbox-filter.ts';
import { indianDay } from '#office/indian-day.ts';
import { type Opened, onBothEngines } from '../../../tests/service/support/both-engines.ts';
import { arrives, asCounsellor, joins } from '../../../tests/service/support/desk-people.ts';
import { soldOffers } from '../../../tests/service/support/sold-offers.ts';
import { callRequest } from '../../../tests/service/support/submissions.ts';
import { indianTime } from '../../for-staff/indian-time.ts';
import { offersFrom, unknownOffers } from '../../offers.ts';
import { inboxDoor } from './inbox-door.ts';

onBothEngines('the inbox', (open) => {
  let opened: Opened;
  let store: Store;
  let owner: Staff;
  let asha: Staff;
  let ravi: Staff;
  let uma: Staff;
  let ownersInbox: InboxDoor;
  let ashas: InboxDoor;
  let ravis: InboxDoor;
  let umas: InboxDoor;

  const doorOf = (staff: Staff): InboxDoor =>
    inboxDoor({ store, staff, offers: unknownOffers, now: Date.now });
  const refused = (status: number) => expect.objectContaining({ status });
  const take = { kind: 'take' } as const;
  const message = (channel: 'whatsapp' | 'mail', position: number, body: string) => ({
    id: randomUUID(),
    channel,
    position,
    name: 'A message',
    subject: channel === 'mail' ? 'To {name}' : '',
    body,
  });
  const ownerOf = async (id: string) => (await store.desk.findEnquiry(id))?.ownerId;
  const listed = async (inbox: InboxDoor) => (await inbox.list({}, 1)).rows.map(({ id }) => id);

  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await joins(store, 'owner');
    asha = await joins(store);
    ravi = await joins(store);
    uma = await joins(store, 'accounts');
  });
  // Opened anew for each request.
  beforeEach(() => {
    [ownersInbox, ashas, ravis, umas] = [doorOf(owner), doorOf(asha), doorOf(ravi), doorOf(uma)];
  });
  afterAll(() => opened.close());

  describe('shows a counsellor', () => {
    it('their own and what is nobody’s, and everything once the owner allows it', async () => {
      const [free, own, other] = [await arrives(store), await arrives(store), await arrives(store)];
      await ashas.act([own.id], take);
      await ravis.act([other.id], take);
      expect(await listed(ashas)).toEqual(expect.arrayContaining([free.id, own.id]));
      expect(await listed(ashas)).not.toContain(other.id);
      expect(await listed(ownersInbox)).toEqual(
        expect.arrayContaining([free.id, own.id, other.id]),
      );
      expect((await ashas.list({ owner: ravi.id }, 1)).total).toBe(0);
      await store.desk.setSetting('counsellorsSee', 'all', owner.id);
      expect(await listed(ashas)).toContain(other.id);
      await store.desk.setSetting('counsellorsSee', 'own and unowned', owner.id);
      expect(await listed(ashas)).not.toContain(other.id);
    });

    it('how much is theirs and how much is nobody’s, and the owner how much everybody has', async () => {
      const ids = (await ashas.today(new Date())).loads.map(({ ownerId }) => ownerId);
      expect(new Set(ids)).toEqual(new Set([asha.id, null]));
      const all = (await ownersInbox.today(new Date())).loads.map(({ ownerId }) => ownerId);
      expect(new Set(all)).toEqual(new Set([asha.id, ravi.id, null]));
    });
  });

  it('is closed to who keeps the books, all of it', async () => {
    const { id } = await arrives(store);
    const asked = [
      () => umas.today(new Date()),
      () => umas.list({}, 1),
      () => umas.sources(),
      () => umas.countFresh(),
      () => umas.act([id], take),
      () => umas.did(id),
      () => umas.undo(id),
      () => umas.views(),
      () => umas.saveView({ name: 'Mine', query: '', isForAll: false }),
      () => umas.removeView(id),
    ];
    for (const ask of asked) await expect(ask()).rejects.toEqual(refused(403));
    expect(await ownerOf(id)).toBeNull();
  });

  describe('lets an enquiry be taken', () => {
    it('by one of two, and tells the other who was first', async () => {
      const { id } = await arrives(store);
      const results = await Promise.all([ashas.act([id], take), ravis.act([id], take)]);
      const [first, second] = (await ownerOf(id)) === asha.id ? [asha, ravi] : [ravi, asha];
      expect(results).toContainEqual({ did: id, first: [], stayed: 0 });
      expect(results).toContainEqual({ did: null, first: [first.id], stayed: 1 });
      expect(await doorOf(second).did(id)).toBeNull();
    });

    it('with others, and keeps from them only what a colleague has', async () => {
      const [mine, other] = [await arrives(store), await arrives(store)];
      await ravis.act([other.id], take);
      const result = await ashas.act([mine.id, other.id], take);
      expect(result).toMatchObject({ first: [ravi.id], stayed: 1 });
      expect(await ownerOf(mine.id)).toBe(asha.id);
      expect(await ownerOf(other.id)).toBe(ravi.id);
    });

    it('not by an address that was guessed', async () => {
      const nothing = { did: null, first: [], stayed: 2 };
      expect(await ashas.act([randomUUID(), '../etc'], take)).toEqual(nothing);
    });

    it('not out of quarantine', async () => {
      await store.keepAside(callRequest(`script ${randomUUID()}`), 'Too fast');
      const [aside] = (await ashas.list({ isAside: true }, 1)).rows;
      expect(await ashas.act([aside?.id ?? ''], take)).toEqual({ did: null, first: [], stayed: 1 });
    });
  });

  describe('lets enquiries be given', () => {
    it('by the owner, also when a colleague has them', async () => {
      const ids = [(await arrives(store)).id, (await arrives(store)).id];
      await ravis.act(ids.slice(0, 1), take);
      const { did } = await ownersInbox.act(ids, { kind: 'hand over', to: asha.id });
      for (const id of ids) expect(await ownerOf(id)).toBe(asha.id);
      expect(await ownersInbox.did(did ?? '')).toEqual({
        act: { kind: 'hand over', to: asha.id },
        count: 2,
        canUndo: true,
      });
    });

    it('not by a counsellor, who may put down what is theirs and nothing else', async () => {
      const [mine, other] = [await arrives(store), await arrives(store)];
      await ashas.act([mine.id], take);
      await ravis.act([other.id], take);
      const give = ashas.act([mine.id], { kind: 'hand over', to: ravi.id });
      await expect(give).rejects.toEqual(refused(403));
      await expect(ashas.act([mine.id], { kind: 'in turn' })).rejects.toEqual(refused(403));
      await ashas.act([mine.id, other.id], { kind: 'hand over', to: null });
      expect(await ownerOf(mine.id)).toBeNull();
      expect(await ownerOf(other.id)).toBe(ravi.id);
    });

    it('not to who works on no enquiries', async () => {
      const { id } = await arrives(store);
      await ownersInbox.act([id], { kind: 'hand over', to: uma.id });
      expect(await ownerOf(id)).toBeNull();
      expect((await ownersInbox.takers()).map((taker) => taker.id)).not.toContain(uma.id);
    });

    it('in turn, to those who take turns, whoever has least first', async () => {
      await store.staff.setTakesTurns(owner.id, false, owner.id);
      const loads = await store.desk.workloads(new Date());
      const open = (staff: Staff) => loads.find(({ ownerId }) => ownerId === staff.id)?.open ?? 0;
      const missing = Math.abs(open(asha) - open(ravi));
      const ids: string[] = [];
      for (let n = 0; n < missing + 2; n += 1) ids.push((await arrives(store)).id);
      await ownersInbox.act(ids, { kind: 'in turn' });
      const after = await store.desk.workloads(new Date());
      const [a, r] = [asha, ravi].map(({ id }) => after.find((one) => one.ownerId === id)?.open);
      expect(a).toBe(r);
      for (const id of ids) expect([asha.id, ravi.id]).toContain(await ownerOf(id));
    });
  });

  describe('lets a slip be taken back', () => {
    it('of many at once, but for what somebody has gone on with', async () => {
      const ids: string[] = [];
      for (let n = 0; n < 3; n += 1) ids.push((await arrives(store)).id);
      const { did } = await ownersInbox.act(ids, { kind: 'hand over', to: asha.id });
      await ashas.act(ids.slice(0, 1), { kind: 'note', outcome: 'answered' });
      expect(await ownersInbox.undo(did ?? '')).toEqual({ undone: 2, stayed: 1 });
      expect(await ownerOf(ids[0] ?? '')).toBe(asha.id);
      expect(await ownerOf(ids[1] ?? '')).toBeNull();
    });

    it('of one, by who made it and by nobody else', async () => {
      const { id } = await arrives(store);
      const { did } = await ashas.act([id], { kind: 'note', outcome: 'no answer' });
      expect(await ashas.did(did ?? '')).toMatchObject({ canUndo: true });
      expect(await ravis.did(did ?? '')).toBeNull();
      expect(await ravis.undo(did ?? '')).toEqual({ undone: 0, stayed: 0 });
      expect(await ashas.undo(did ?? '')).toEqual({ undone: 1, stayed: 0 });
      expect(await store.desk.findEnquiry(id)).toMatchObject({
        state: 'new',
        tries: 0,
        ownerId: null,
      });
      expect(await ashas.did(did ?? '')).toMatchObject({ canUndo: false });
    });
  });

  describe('keeps views', () => {
    const names = async (inbox: InboxDoor) => (await inbox.views()).map(({ name }) => name);

    it('of one person for that person, and the owner’s for everybody', async () => {
      await ashas.saveView({ name: 'Evening calls', query: 'due=today', isForAll: false });
      await ownersInbox.saveView({ name: 'MERN', query: 'offer=mern-stack', isForAll: true });
      expect(await names(ashas)).toEqual(expect.arrayContaining(['Evening calls', 'MERN']));
      expect(await names(ravis)).toEqual(['MERN']);
      const forAll = ashas.saveView({ name: 'Mine for all', query: '', isForAll: true });
      await expect(forAll).rejects.toEqual(refused(403));
    });

    it('without what was searched for, which would outlive the person it names', async () => {
      const query = 'q=Lakshmi+Iyer&state=new&q=98765';
      await ravis.saveView({ name: 'Hers', query, isForAll: false });
      const [kept] = (await ravis.views()).filter(({ name }) => name === 'Hers');
      expect(kept?.query).toBe('state=new');
      await ravis.removeView(kept?.id ?? '');
    });

    it('once under a name', async () => {
      await ashas.saveView({ name: 'Evening calls', query: 'due=overdue', isForAll: false });
      const kept = (await ashas.views()).filter(({ name }) => name === 'Evening calls');
      expect(kept).toMatchObject([{ query: 'due=overdue', mayRemove: true }]);
    });

    it('under one name for everybody and for oneself, and beside those of other names', async () => {
      const view = (name: string, query: string, isForAll: boolean) =>
        ownersInbox.saveView({ name, query, isForAll });
      await view('Twice', 'due=today', false);
      await view('Twice', 'due=overdue', true);
      await view('Thrice', 'state=new', false);
      const kept = (await ownersInbox.views()).filter(({ name }) => /ice$/.test(name));
      const shown = kept.map(({ name, query, isForAll, mayRemove }) =>
        [name, query, isForAll, mayRemove].join(' '),
      );
      expect(shown.sort()).toEqual([
        'Thrice state=new false true',
        'Twice due=overdue true true',
        'Twice due=today false true',
      ]);
      const forAll = (await ashas.views()).find(({ name }) => name === 'Twice');
      expect(forAll).toMatchObject({ isForAll: true, mayRemove: false });
      for (const { id } of kept) await ownersInbox.removeView(id);
    });

    it('until whoever may removes them', async () => {
      const [own] = (await ashas.views()).filter(({ isForAll }) => !isForAll);
      const [everybodys] = (await ashas.views()).filter(({ isForAll }) => isForAll);
      await expect(ravis.removeView(own?.id ?? '')).rejects.toEqual(refused(404));
      await expect(ashas.removeView(everybodys?.id ?? '')).rejects.toEqual(refused(403));
      await ashas.removeView(own?.id ?? '');
      await ownersInbox.removeView(everybodys?.id ?? '');
      expect(await names(ashas)).toEqual([]);
    });
  });

  it('has the first message of each channel ready, for this person and from who sends it', async () => {
    const { id } = await arrives(store, { name: 'Priya Nair', offer: null });
    await store.desk.saveTemplate(message('whatsapp', 2, 'Not this one'), owner.id);
    await store.desk.saveTemplate(message('whatsapp', 1, 'Hello {name}, {staff} here.'), owner.id);
    await store.desk.saveTemplate(message('mail', 1, 'Dear {name}'), owner.id);
    const listed = (await ashas.list({}, 1)).rows.find((one) => one.id === id);
    expect(listed?.messages).toMatchObject([
      { channel: 'mail', subject: 'To Priya Nair', body: 'Dear Priya Nair' },
      { channel: 'whatsapp', body: `Hello Priya Nair, ${asha.name} here.` },
    ]);
    const { next, longestWaiting } = await ashas.today(new Date());
    for (const { messages } of [...next, ...(longestWaiting ? [longestWaiting] : [])])
      expect(messages.map(({ channel }) => channel)).toEqual(['mail', 'whatsapp']);
  });

  describe('is exported', () => {
    it('with every row once, whatever comes or changes meanwhile', async () => {
      const all = Array.from({ length: 201 }, (_, n) => `Exported ${n + 1}`);
      for (const name of all) await store.insertAsVisitor(callRequest(randomUUID(), { name }));
      const readings: number[] = [];
      const busy: InboxDoor = inboxDoor({
        staff: owner,
        offers: unknownOffers,
        now: Date.now,
        store: { ...store, desk: { ...store.desk, inboxAfter: readInHaste } },
      });
      const csv = await busy.csv({ states: ['new'], search: 'exported' });
      const names = csv.match(/Exported \d+/g);
      expect(readings.slice(0, 2)).toEqual([200, 2]);
      expect(names).toEqual([...all, 'Exported 202']);
      expect(csv).toContain('IST),Form,Name');
      expect(csv).toMatch(/,call,Exported 1,/);

      /** After the first reading a row that stands in it is new no more, and another one arrives. */
      async function readInHaste(...asked: Parameters<typeof store.desk.inboxAfter>) {
        const found = await store.desk.inboxAfter(...asked);
        readings.push(found.length);
        const [first] = found;
        if (readings.length > 1 || first === undefined) return found;
        await ashas.act([first.id], { kind: 'note', outcome: 'answered' });
        await arrives(store, { name: 'Exported 202' });
        return found;
      }
    });

    const exported = async (inbox: InboxDoor, filter: InboxFilter) =>
      parse(await inbox.csv(filter), { bom: true, columns: true }) as Record<string, string>[];
    const asked = {
      program: 'Web Development',
      message: 'In the evening,\nplease',
      offer: 'flutter',
      source: 'example.com → /courses',
    };
    const offers = offersFrom(soldOffers);
    const shown = {
      Form: 'call',
      Phone: "'+91 98765 43210",
      Wants: 'Flutter, course with internship',
      'Came from': 'example.com',
      'Came from (in full)': asked.source,
      Program: 'Certified Course',
      Message: asked.message,
    };

    it('in an order that files of staff rely on, with what the schema has behind it', async () => {
      const [titles] = parse(await ownersInbox.csv({}), { bom: true }) as string[][];
      // What is added comes last.
      expect(titles?.slice(0, 17)).toEqual([
        'Received (IST)',
        'Form',
        'Name',
        'Email',
        'Phone',
        'Wants',
        'Came from',
        'State',
        'Lost because',
        'With',
        'Next (IST)',
        'Tries',
        'First answer (IST)',
        'Id',
        'Came from (in full)',
        'Program',
        'Message',
      ]);
      const renamed = ['Offer'];
      expect(titles).toEqual(
        expect.arrayContaining(leadFields.map(labelOf).filter((label) => !renamed.includes(label))),
      );
      expect(new Set(titles).size).toBe(titles?.length);
    });

    it('with all that was sent and what became of it, let in or not', async () => {
      const inbox = inboxDoor({ store, staff: owner, offers, now: Date.now });
      const search = randomUUID();
      const { id, receivedAt } = await arrives(store, { ...asked, name: search });
      await ashas.act([id], take);
      await store.desk.act(id, { kind: 'lose', reason: 'no time' }, asCounsellor(asha));
      const [row] = await exported(inbox, { search });
      expect(row?.Email).toMatch(/@example\.com$/);
      expect(row).toEqual({
        ...row,
        ...shown,
        'Received (IST)': indianTime(receivedAt),
        Name: search,
        State: 'lost',
        'Lost because': 'no time',
        With: asha.name,
        'Next (IST)': '',
        Tries: '0',
        Id: id,
      });
      await store.keepAside(callRequest(randomUUID(), asked), 'trap');
      const aside = (await exported(inbox, { isAside: true })).at(-1);
      // It is counted for no source before it is let in.
      const stillAside = { State: 'quarantine', 'Came from': '', With: '' };
      expect(aside).toMatchObject({ ...shown, ...stillAside });
    });

    it('with when it was answered, how often it was tried, and when it is looked at next', async () => {
      const search = randomUUID();
      const { id } = await arrives(store, { name: search });
      const callAt = new Date('2999-01-05T04:30:00Z');
      for (const outcome of ['answered', 'no answer'] as const)
        await store.desk.act(id, { kind: 'note outcome', outcome, callAt }, asCounsellor(asha));
      const answeredAt = (await store.desk.findEnquiry(id))?.answeredAt as Date;
      expect(await exported(ownersInbox, { search })).toMatchObject([
        {
          Id: id,
          Tries: '1',
          'Next (IST)': '2999-01-05 10:00:00',
          'First answer (IST)': indianTime(answeredAt),
        },
      ]);
    });

    it('with an entry in the audit that counts its rows', async () => {
      const search = randomUUID();
      for (const n of [1, 2]) await arrives(store, { name: `${search} ${n}` });
      await ownersInbox.csv({ search });
      const [entry] = await store.desk.audit({ type: 'enquiries.exported' });
      expect(entry?.what).toEqual({ isSearched: true, isOfOneSource: false, count: 2 });
    });

    it('with an entry in the audit that holds nothing a visitor sent', async () => {
      const source = 'asha-and-ravi.example → /wedding';
      const { id } = await arrives(store, { source });
      await store.desk.erase([id], owner.id);
      await doorOf(owner).csv({ states: ['new'], search: 'Asha', source });
      const [entry] = await store.desk.audit({ type: 'enquiries.exported' });
      expect(entry).toMatchObject({ who: owner.id, subject: 'enquiries' });
      expect(entry?.what).toEqual({
        states: ['new'],
        isSearched: true,
        isOfOneSource: true,
        count: 0,
      });
    });

    it('for who may, and nobody else', async () => {
      await expect(ashas.csv({})).rejects.toEqual(refused(403));
    });
  });

  describe('on the day', () => {
    it('puts what is late first, then who waits longest, then what is due later', async () => {
      const meena = await joins(store);
      const door = doorOf(meena);
      const [late, soon] = [await arrives(store), await arrives(store)];
      const now = new Date();
      const soonAt = new Date(now.getTime() + 10 * 60_000);
      const who = { who: meena.id, staffId: meena.id, mayOverrule: false };
      await store.desk.act(
        late.id,
        { kind: 'note outcome', outcome: 'answered', callAt: new Date(now.getTime() - 60_000) },
        who,
      );
      await store.desk.act(
        soon.id,
        { kind: 'note outcome', outcome: 'answered', callAt: soonAt },
        who,
      );
      const { next } = await door.today(now);
      const at = (id: string) => next.findIndex((one) => one.id === id);
      const firstNew = next.findIndex(({ state }) => state === 'new');
      expect(at(late.id)).toBe(0);
      expect(firstNew).toBeGreaterThan(at(late.id));
      // In the last minutes of a day in India it is due tomorrow.
      if (indianDay(soonAt) === indianDay(now)) expect(at(soon.id)).toBe(next.length - 1);
      const waiting = next.filter(({ state }) => state === 'new').map(({ id }) => id);
      expect(waiting).toEqual(waiting.toSorted());
    });
  });
});
