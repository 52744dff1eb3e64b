import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { ImportColumnTarget, ImportInput } from '#desk/api-types/added-enquiries-api.ts';
import { makeScratchFolder } from '../../../../tests/service/support/make-scratch-folder.ts';
import { onDeskEngine } from '../../../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toOwnerActor,
} from '../../../../tests/service/support/staff-and-enquiries.ts';
import { sampleOfferOnSale } from '../../../../tests/service/support/store-paid-order.ts';
import { mobileOfName } from '../../../../tests/support/mobile-of-name.ts';
import { type Offers, unknownOffers } from '../../../offers/read-offers.ts';
import type { Config } from '../../../settings/config.ts';
import { makeImportEnquiriesApi } from './make-import-enquiries-api.ts';

const targets: readonly ImportColumnTarget[] = ['name', 'phone', 'email', 'source'];
const file = (...lines: string[]): ImportInput => ({
  csv: ['Name,Phone,Email,Source', ...lines].join('\n'),
  fileName: 'leads.csv',
  targets,
  source: 'JustDial',
  told: 'elsewhere',
});
const flutter = { slug: 'flutter', title: 'Flutter' };
const line = (name: string, more = ',') => `${name},${mobileOfName(name)}${more}`;

onDeskEngine('An import', (open) => {
  let store: Store;
  let close: () => Promise<void>;
  let owner: StaffMember;
  beforeAll(async () => {
    ({ store, close } = await open());
    owner = await storeStaffMember(store, 'owner');
  });
  afterAll(() => close());

  const folder = makeScratchFolder();
  afterAll(() => folder.remove());
  const config = { dataDir: folder.path, databaseUrl: null } as Config;
  const api = (staff: StaffMember = owner, offers: Offers = unknownOffers) =>
    makeImportEnquiriesApi({ store, staff, offers, config, now: Date.now });
  const count = async () => (await store.stats()).rows.added_enquiries.total;
  const run = async (given: ImportInput, also: number[] = []) => {
    const id = crypto.randomUUID();
    await api().run(id, given, also);
    return id;
  };

  it('is open to the owner only, in each of its steps', async () => {
    const id = crypto.randomUUID();
    for (const role of ['counsellor', 'accounts'] as const) {
      const refused = api(await storeStaffMember(store, role));
      for (const ask of [
        async () => refused.columns('name'),
        () => refused.plan(file(line('A'))),
        () => refused.run(id, file(line('A')), []),
        () => refused.list(),
        () => refused.find(id),
        () => refused.undo(id, 1),
      ])
        await expect(ask()).rejects.toMatchObject({ status: 403 });
    }
    expect(await count()).toBe(0);
  });

  it('shows a preview first, and stores nothing', async () => {
    const known = await submitEnquiry(store, { phone: mobileOfName('Known Before') });
    const plan = await api().plan(
      file(
        line('Is New'),
        `Known Again,+91 ${mobileOfName('Known Before')},,`,
        line('Twice In It'),
        line('Twice In It'),
        'No Way,,,',
        ',98470 12345,,',
      ),
    );
    expect(plan.ready.map(({ number, name }) => [number, name])).toEqual([
      [2, 'Is New'],
      [4, 'Twice In It'],
    ]);
    expect(plan.known).toMatchObject([
      { number: 3, by: 'phone', of: { at: 'enquiry', id: known.id } },
      { number: 5, by: 'phone', of: { at: 'line', number: 4 } },
    ]);
    expect(plan.refused.map(({ number }) => number)).toEqual([6, 7]);
    expect(await count()).toBe(0);
  });

  it('names the course that it recognised in a line', async () => {
    const given = {
      ...file(`Course Named,${mobileOfName('Course Named')},,`),
      targets: [...targets],
    };
    const csv = given.csv.replace('Source', 'Course').replace(/,$/, ',Flutter');
    const known = { all: [flutter], find: () => flutter } as unknown as Offers;
    const { ready } = await api(owner, known).plan({
      ...given,
      csv,
      targets: ['name', 'phone', 'email', 'offer'],
    });
    expect(ready).toMatchObject([{ wants: 'Flutter' }]);
  });

  it('names the known person of the same name, if the number leads to another one', async () => {
    const mine = await submitEnquiry(store, {
      name: 'Devi Menon',
      phone: mobileOfName('Devi Menon'),
      email: 'devi.menon@example.in',
    });
    await submitEnquiry(store, {
      name: 'Her Brother',
      phone: mobileOfName('Devi Menon'),
      email: 'brother@example.in',
    });
    const { known } = await api().plan(
      file(`Devi Menon,${mobileOfName('Devi Menon')},devi.menon@example.in,`),
    );
    expect(known).toMatchObject([{ by: 'email', of: { at: 'enquiry', id: mine.id } }]);
  });

  it('adds new rows, and of the known ones the ticked ones, each with its source', async () => {
    const before = await count();
    const given = file(line('First New', ',,Google'), line('Twin'), line('Twin'));
    const id = await run(given, [4]);
    expect(await count()).toBe(before + 3);
    const { all } = await store.desk.enquiriesOfImport(id);
    const found = await Promise.all(all.map((one) => store.desk.findEnquiry(one)));
    expect(found.map((one) => one?.source)).toEqual(['Google', 'JustDial', 'JustDial']);
    expect((await store.desk.findAddedFacts(all)).get(all[0] ?? '')).toEqual({
      way: 'import',
      told: 'elsewhere',
      takenBy: owner.id,
    });
    expect(await api().find(id)).toMatchObject({ added: 3, leftOut: 0, remaining: 3, workedOn: 0 });
  });

  it('stores no import when no row is left to add', async () => {
    const before = await store.desk.listImports();
    const given = file(line('First New'));
    expect(await api().run(crypto.randomUUID(), given, [])).toBe(false);
    expect(await store.desk.listImports()).toEqual(before);
  });

  it('is stored once, however often its button is pressed', async () => {
    const id = crypto.randomUUID();
    const given = file(line('Pressed Twice'));
    await api().run(id, given, []);
    const before = await count();
    // At the second import, the person in line 2 is already known. Such a line is imported only if it is chosen.
    await api().run(id, given, [2]);
    expect(await count()).toBe(before);
  });

  it('is undone as a whole; enquiries that staff have worked on are removed only after a confirmation', async () => {
    const before = await count();
    const id = await run(file(line('Goes One'), line('Goes Two'), line('Is Called')));
    const { all } = await store.desk.enquiriesOfImport(id);
    const called = all[2] ?? '';
    await store.desk.act(called, { kind: 'claim' }, toOwnerActor(owner));
    expect(await api().find(id)).toMatchObject({ remaining: 3, workedOn: 1 });
    expect(await api().undo(id, null)).toEqual({ at: 'erased', gone: 2, stayed: 1 });
    expect(await store.desk.findEnquiry(called)).not.toBeNull();
    const sheet = await api().find(id);
    expect(sheet).toMatchObject({ remaining: 1, workedOn: 1, takenBackAt: expect.any(Date) });
    expect(await api().undo(id, 1)).toEqual({ at: 'erased', gone: 1, stayed: 0 });
    expect(await count()).toBe(before);
    const types = (await store.desk.eventsOf([id])).map(({ type }) => type);
    expect(types).toEqual([
      'enquiries.imported',
      'enquiries.import-taken-back',
      'enquiries.import-taken-back',
    ]);
  });

  it('is undone with a word to the history of an enquiry that stays and was linked to one that goes', async () => {
    const id = await run(file(line('Stays Linked'), line('Goes Linked')));
    const [stays = '', goes = ''] = (await store.desk.enquiriesOfImport(id)).all;
    await store.desk.link(stays, goes, toOwnerActor(owner));
    const [workedOn = ''] = (await store.desk.enquiriesOfImport(id)).workedOn;
    expect(await api().undo(id, null)).toEqual({ at: 'erased', gone: 1, stayed: 1 });
    const types = (await store.desk.eventsOf([workedOn])).map(({ type }) => type);
    expect(types).toContain('enquiry.kin-erased');
  });

  it('keeps an enquiry for which a member has made a payment link', async () => {
    const id = await run(file(`Has A Link,${mobileOfName('Has A Link')},link@example.in,`));
    const [asked = ''] = (await store.desk.enquiriesOfImport(id)).all;
    await store.orders.setOffers([sampleOfferOnSale], 'live');
    const wanted = { offer: sampleOfferOnSale.slug, batch: null, later: [] };
    expect(await store.orders.createOrderForEnquiry(asked, wanted, owner.id)).toMatchObject({
      at: 'made',
    });
    expect(await api().find(id)).toMatchObject({ remaining: 1, workedOn: 1 });
    expect(await api().undo(id, null)).toEqual({ at: 'erased', gone: 0, stayed: 1 });
    expect(await store.desk.findEnquiry(asked)).not.toBeNull();
  });

  it('leaves none of its people in the file of a backup that was killed', async () => {
    const id = await run(file(line('In A Copy')));
    const left = join(folder.path, 'backups', 'miranaya-20200101-000000.db.unfinished');
    mkdirSync(dirname(left), { recursive: true });
    writeFileSync(left, 'In A Copy');
    await api().undo(id, null);
    expect(existsSync(left)).toBe(false);
  });

  it('is not undone if staff have worked on more of its enquiries than the page said', async () => {
    const id = await run(file(line('Seen One'), line('Seen Two')));
    const [first = '', second = ''] = (await store.desk.enquiriesOfImport(id)).all;
    await store.desk.act(first, { kind: 'claim' }, toOwnerActor(owner));
    const { workedOn } = await api().find(id);
    await store.desk.act(second, { kind: 'claim' }, toOwnerActor(owner));
    expect(await api().undo(id, workedOn)).toEqual({ at: 'changed' });
    expect(await api().find(id)).toMatchObject({ remaining: 2, workedOn: 2, takenBackAt: null });
    expect(await api().undo(id, 2)).toEqual({ at: 'erased', gone: 2, stayed: 0 });
  });

  it('keeps an enquiry on which a member begins to work while the import is being undone', async () => {
    const id = await run(file(line('Is Left'), line('Is Taken')));
    const [, taken = ''] = (await store.desk.enquiriesOfImport(id)).all;
    const read = vi.spyOn(store.desk, 'enquiriesOfImport').mockImplementationOnce(async (one) => {
      const found = await store.desk.enquiriesOfImport(one);
      await store.desk.act(taken, { kind: 'claim' }, toOwnerActor(owner));
      return found;
    });
    onTestFinished(() => read.mockRestore());
    expect(await api().undo(id, 0)).toEqual({ at: 'erased', gone: 1, stayed: 1 });
    expect(await store.desk.findEnquiry(taken)).not.toBeNull();
  });

  it('accepts two thousand lines at once, and refuses more', async () => {
    const lines = Array.from({ length: 2_000 }, (_, n) => line(`Many ${n}`));
    const begun = performance.now();
    const id = await run(file(...lines));
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect((await api().find(id)).remaining).toBe(2_000);
    await api().undo(id, 0);
    const tooMany = file(...lines, line('One More'));
    await expect(api().plan(tooMany)).rejects.toMatchObject({ status: 400 });
  });

  it('with an unknown id is not found', async () => {
    for (const id of ['no-id', crypto.randomUUID()])
      await expect(api().find(id)).rejects.toMatchObject({ status: 404 });
  });
});
