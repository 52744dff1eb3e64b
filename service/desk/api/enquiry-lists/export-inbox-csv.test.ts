import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { leadFieldLabel, leadFields } from '#contract/rows/lead-fields.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { EnquiryListsApi } from '#desk/api-types/enquiry-lists-api.ts';
import type { InboxFilter } from '#domain/enquiries/inbox-filter.ts';
import { makeCallRequest } from '../../../../tests/service/support/make-submissions.ts';
import {
  type OpenedStore,
  onDeskEngine,
} from '../../../../tests/service/support/on-both-engines.ts';
import { openInboxCsv, readInboxCsv } from '../../../../tests/service/support/read-inbox-csv.ts';
import { sampleOffersFile } from '../../../../tests/service/support/sample-offers-file.ts';
import {
  storeStaffMember,
  submitEnquiry,
  toCounsellorActor,
} from '../../../../tests/service/support/staff-and-enquiries.ts';
import { formatIndianTime } from '../../../for-staff/indian-time-text.ts';
import { makeOffersFromFile, unknownOffers } from '../../../offers/read-offers.ts';
import { makeEnquiryListsApi } from './make-enquiry-lists-api.ts';

onDeskEngine('the CSV export of the inbox', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  let asha: StaffMember;
  let ownersInbox: EnquiryListsApi;
  let ashas: EnquiryListsApi;

  const apiOf = (staff: StaffMember): EnquiryListsApi =>
    makeEnquiryListsApi({ store, staff, offers: unknownOffers, now: Date.now });
  const take = { kind: 'take' } as const;
  const refused = (status: number) => expect.objectContaining({ status });

  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await storeStaffMember(store, 'owner');
    asha = await storeStaffMember(store);
  });
  // The APIs are created again before each test, because each serves a single request.
  beforeEach(() => {
    [ownersInbox, ashas] = [apiOf(owner), apiOf(asha)];
  });
  afterAll(() => opened.close());

  it('has every row once, even if rows arrive or change during the export', async () => {
    const all = Array.from({ length: 201 }, (_, n) => `Exported ${n + 1}`);
    for (const name of all) await store.insertAsVisitor(makeCallRequest(randomUUID(), { name }));
    const readings: number[] = [];
    const busy: EnquiryListsApi = makeEnquiryListsApi({
      staff: owner,
      offers: unknownOffers,
      now: Date.now,
      store: { ...store, desk: { ...store.desk, inboxAfter: readInHaste } },
    });
    const csv = await readInboxCsv(busy, { states: ['new'], search: 'exported' });
    const names = csv.match(/Exported \d+/g);
    expect(readings.slice(0, 2)).toEqual([200, 2]);
    expect(names).toEqual([...all, 'Exported 202']);
    expect(csv).toContain('IST),Form,Name');
    expect(csv).toMatch(/,Call request,Exported 1,/);

    /**
     * Reads as the store does. After the first read, one of the returned enquiries changes its state, and another one
     * arrives.
     */
    async function readInHaste(...asked: Parameters<typeof store.desk.inboxAfter>) {
      const found = await store.desk.inboxAfter(...asked);
      readings.push(found.length);
      const [first] = found;
      if (readings.length > 1 || first === undefined) return found;
      await ashas.act([first.id], { kind: 'note', outcome: 'answered' });
      await submitEnquiry(store, { name: 'Exported 202' });
      return found;
    }
  });

  const exported = async (inbox: EnquiryListsApi, filter: InboxFilter) =>
    parse(await readInboxCsv(inbox, filter), { bom: true, columns: true }) as Record<
      string,
      string
    >[];
  const asked = {
    phone: '+91 98765 43210',
    program: 'Web Development',
    message: 'In the evening,\nplease',
    offer: 'flutter',
    source: 'example.com → /courses',
  };
  const offers = makeOffersFromFile(sampleOffersFile);
  const shown = {
    Form: 'Call request',
    Phone: '+91 98765 43210',
    Wants: 'Flutter, course with internship',
    'Came from': 'example.com',
    'Came from (in full)': asked.source,
    Program: 'Certified Course',
    Message: asked.message,
  };

  it('is sent in pieces of one page of rows, read only as the client takes them', async () => {
    const name = `Piece ${randomUUID()}`;
    for (let n = 0; n < 450; n += 1)
      await store.insertAsVisitor(makeCallRequest(randomUUID(), { name: `${name} ${n}` }));
    let readings = 0;
    const api: EnquiryListsApi = makeEnquiryListsApi({
      staff: owner,
      offers: unknownOffers,
      now: Date.now,
      store: {
        ...store,
        desk: {
          ...store.desk,
          inboxAfter: (...asked: Parameters<typeof store.desk.inboxAfter>) => {
            readings += 1;
            return store.desk.inboxAfter(...asked);
          },
        },
      },
    });
    const pieces = (await openInboxCsv(api, { search: name }))[Symbol.asyncIterator]();
    const rowsOf = async () =>
      ((await pieces.next()).value as string).match(/Piece /g)?.length ?? 0;
    expect(await rowsOf()).toBe(0);
    expect(readings).toBe(0);
    expect(await rowsOf()).toBe(200);
    expect(readings).toBe(1);
    await expect(readInboxCsv(ownersInbox, {})).rejects.toEqual(refused(503));
    // When the reader stops, the audit records what was read, and the next export may start.
    await pieces.return?.();
    const [noted] = await store.desk.readAuditPage({ type: 'enquiries.exported' });
    expect(noted?.what).toMatchObject({ count: 200 });
    expect(await exported(ownersInbox, { search: name })).toHaveLength(450);
  });

  it('has a fixed order of columns, with new columns of the schema at the end', async () => {
    const [titles] = parse(await readInboxCsv(ownersInbox, {}), { bom: true }) as string[][];
    expect(titles?.slice(0, 20)).toEqual([
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
      'Start',
      'Added as',
      'Told about their data',
    ]);
    const renamed = ['Offer'];
    expect(titles).toEqual(
      expect.arrayContaining(
        leadFields.map(leadFieldLabel).filter((label) => !renamed.includes(label)),
      ),
    );
    expect(new Set(titles).size).toBe(titles?.length);
  });

  it('has all sent fields and the outcome, released or not', async () => {
    const inbox = makeEnquiryListsApi({ store, staff: owner, offers, now: Date.now });
    const search = randomUUID();
    const { id, receivedAt } = await submitEnquiry(store, { ...asked, name: search });
    await ashas.act([id], take);
    await store.desk.act(id, { kind: 'lose', reason: 'no time' }, toCounsellorActor(asha));
    const [row] = await exported(inbox, { search });
    expect(row?.Email).toMatch(/@example\.com$/);
    expect(row).toEqual({
      ...row,
      ...shown,
      'Received (IST)': formatIndianTime(receivedAt),
      Name: search,
      State: 'Lost',
      'Lost because': 'No time',
      With: asha.name,
      'Next (IST)': '',
      Tries: '0',
      Id: id,
    });
    await store.keepInQuarantine(makeCallRequest(randomUUID(), asked), 'trap');
    const aside = (await exported(inbox, { isQuarantined: true })).at(-1);
    // A quarantined enquiry counts for no source until it is released.
    const stillQuarantined = { State: 'Quarantine', 'Came from': '', With: '' };
    expect(aside).toMatchObject({ ...shown, ...stillQuarantined });
  });

  it('has the time of the answer, the number of attempts, and the next follow-up', async () => {
    const search = randomUUID();
    const { id } = await submitEnquiry(store, { name: search });
    const callAt = new Date('2999-01-05T04:30:00Z');
    for (const outcome of ['answered', 'no answer'] as const)
      await store.desk.act(id, { kind: 'note outcome', outcome, callAt }, toCounsellorActor(asha));
    const answeredAt = (await store.desk.findEnquiry(id))?.answeredAt as Date;
    expect(await exported(ownersInbox, { search })).toMatchObject([
      {
        Id: id,
        Tries: '1',
        'Next (IST)': '2999-01-05 10:00:00',
        'First answer (IST)': formatIndianTime(answeredAt),
      },
    ]);
  });

  it('leaves an entry in the audit that counts its rows', async () => {
    const search = randomUUID();
    for (const n of [1, 2]) await submitEnquiry(store, { name: `${search} ${n}` });
    await readInboxCsv(ownersInbox, { search });
    const [entry] = await store.desk.readAuditPage({ type: 'enquiries.exported' });
    expect(entry?.what).toEqual({ isSearched: true, isOfOneSource: false, count: 2 });
  });

  it('leaves an entry in the audit that contains nothing that a visitor sent', async () => {
    const source = 'asha-and-ravi.example → /wedding';
    const { id } = await submitEnquiry(store, { source });
    await store.desk.erase([id], owner.id);
    await readInboxCsv(apiOf(owner), { states: ['new'], search: 'Asha', source });
    const [entry] = await store.desk.readAuditPage({ type: 'enquiries.exported' });
    expect(entry).toMatchObject({ who: owner.id, subject: 'enquiries' });
    expect(entry?.what).toEqual({
      states: ['new'],
      isSearched: true,
      isOfOneSource: true,
      count: 0,
    });
  });

  it('is refused to roles that may not export', async () => {
    await expect(readInboxCsv(ashas, {})).rejects.toEqual(refused(403));
  });
});
