import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type { EnquiryListsApi } from '#desk/api-types/enquiry-lists-api.ts';
import {
  type OpenedStore,
  onDeskEngine,
} from '../../../../tests/service/support/on-both-engines.ts';
import { storeStaffMember } from '../../../../tests/service/support/staff-and-enquiries.ts';
import { unknownOffers } from '../../../offers/read-offers.ts';
import { makeEnquiryListsApi } from './make-enquiry-lists-api.ts';

onDeskEngine('the stored views of the inbox', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  let asha: StaffMember;
  let ravi: StaffMember;
  let ownersInbox: EnquiryListsApi;
  let ashas: EnquiryListsApi;
  let ravis: EnquiryListsApi;

  const apiOf = (staff: StaffMember): EnquiryListsApi =>
    makeEnquiryListsApi({ store, staff, offers: unknownOffers, now: Date.now });
  const refused = (status: number) => expect.objectContaining({ status });

  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    owner = await storeStaffMember(store, 'owner');
    asha = await storeStaffMember(store);
    ravi = await storeStaffMember(store);
  });
  // The APIs are created again before each test, because each serves a single request.
  beforeEach(() => {
    [ownersInbox, ashas, ravis] = [apiOf(owner), apiOf(asha), apiOf(ravi)];
  });
  afterAll(() => opened.close());

  const names = async (inbox: EnquiryListsApi) => (await inbox.views()).map(({ name }) => name);

  it('of one person are shown to that person, and the owner’s to everybody', async () => {
    await ashas.saveView({ name: 'Evening calls', query: 'due=today', isForAll: false });
    await ownersInbox.saveView({ name: 'MERN', query: 'offer=mern-stack', isForAll: true });
    expect(await names(ashas)).toEqual(expect.arrayContaining(['Evening calls', 'MERN']));
    expect(await names(ravis)).toEqual(['MERN']);
    const forAll = ashas.saveView({ name: 'Mine for all', query: '', isForAll: true });
    await expect(forAll).rejects.toEqual(refused(403));
  });

  it('are stored without the search text, which could outlive the person it names', async () => {
    const query = 'q=Lakshmi+Iyer&state=new&q=98765';
    await ravis.saveView({ name: 'Hers', query, isForAll: false });
    const [kept] = (await ravis.views()).filter(({ name }) => name === 'Hers');
    expect(kept?.query).toBe('state=new');
    await ravis.removeView(kept?.id ?? '');
  });

  it('are stored once under a name', async () => {
    for (const query of ['due=today', 'due=overdue'])
      await ashas.saveView({ name: 'Evening calls', query, isForAll: false });
    const kept = (await ashas.views()).filter(({ name }) => name === 'Evening calls');
    expect(kept).toMatchObject([{ query: 'due=overdue', mayRemove: true }]);
  });

  it('may have one name for everybody and for oneself, beside those of other names', async () => {
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

  it('are kept until a member with the right to do so removes them', async () => {
    const [own] = (await ashas.views()).filter(({ isForAll }) => !isForAll);
    const [everybodys] = (await ashas.views()).filter(({ isForAll }) => isForAll);
    await expect(ravis.removeView(own?.id ?? '')).rejects.toEqual(refused(404));
    await expect(ashas.removeView(everybodys?.id ?? '')).rejects.toEqual(refused(403));
    await ashas.removeView(own?.id ?? '');
    await ownersInbox.removeView(everybodys?.id ?? '');
    expect(await names(ashas)).toEqual([]);
  });
});
