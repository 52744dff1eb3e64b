import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import type {
  AddedEnquiryTexts,
  HandAddedEnquiryInput,
} from '#desk/api-types/added-enquiries-api.ts';
import {
  makeTestEnquiryApi,
  openEnquiryDetails,
} from '../../../../tests/service/support/make-test-enquiry-api.ts';
import { onDeskEngine } from '../../../../tests/service/support/on-both-engines.ts';
import { readInboxCsv } from '../../../../tests/service/support/read-inbox-csv.ts';
import { storeStaffMember } from '../../../../tests/service/support/staff-and-enquiries.ts';
import { mobileOfName } from '../../../../tests/support/mobile-of-name.ts';
import { unknownOffers } from '../../../offers/read-offers.ts';
import type { ApiOptions } from '../api-options.ts';
import { makeEnquiryListsApi } from '../enquiry-lists/make-enquiry-lists-api.ts';
import { makeAddedEnquiriesApi } from './make-added-enquiries-api.ts';

const nothing: AddedEnquiryTexts = {
  name: '',
  phone: '',
  email: '',
  message: '',
  offer: '',
  source: '',
};
const byHand = (
  typed: Partial<AddedEnquiryTexts>,
  more: Partial<HandAddedEnquiryInput> = {},
): HandAddedEnquiryInput => ({
  typed: { ...nothing, ...typed },
  way: 'phone call',
  told: 'not yet',
  isMine: false,
  formKey: '',
  ...more,
});

onDeskEngine('An enquiry that staff add', (open) => {
  let store: Store;
  let close: () => Promise<void>;
  let counsellor: StaffMember;
  beforeAll(async () => {
    ({ store, close } = await open());
    counsellor = await storeStaffMember(store);
  });
  afterAll(() => close());

  const apiOf = (staff: StaffMember) =>
    makeAddedEnquiriesApi({ store, staff, offers: unknownOffers } as unknown as ApiOptions);
  const add = async (given: HandAddedEnquiryInput) => {
    const added = await apiOf(counsellor).add(given);
    if (added.at !== 'added') throw new Error(JSON.stringify(added.refusals));
    return added;
  };

  it('is refused to roles without access to enquiries', async () => {
    const accounts = await storeStaffMember(store, 'accounts');
    await expect(apiOf(accounts).add(byHand({ name: 'A' }))).rejects.toMatchObject({ status: 403 });
  });

  it('is refused with a sentence beside each field, like a visitor’s form', async () => {
    const refused = async (typed: Partial<AddedEnquiryTexts>) => {
      const answer = await apiOf(counsellor).add(byHand(typed));
      return answer.at === 'refused' ? Object.keys(answer.refusals) : [];
    };
    expect(await refused({})).toEqual(['name', 'phone']);
    expect(await refused({ name: 'Asha' })).toEqual(['phone']);
    expect(await refused({ name: 'Asha', phone: '12' })).toEqual(['phone']);
    expect(await refused({ name: 'Asha', email: 'asha' })).toEqual(['email']);
    expect(await refused({ name: 'Asha', email: 'a@example.in', offer: 'not-sold' })).toEqual([
      'offer',
    ]);
  });

  it('is stored once when the button is pressed twice', async () => {
    const given = byHand({ name: 'Twice', email: 'twice@example.in' }, { formKey: 'a-key' });
    const first = await add(given);
    expect(await add(given)).toEqual({ at: 'added', id: first.id, did: null });
  });

  it('shows on its page how it arrived, who recorded it and what the person was told', async () => {
    const { id, did } = await add(
      byHand(
        { name: 'Rings Us', phone: mobileOfName('Rings Us'), message: 'Evening?' },
        { isMine: true },
      ),
    );
    const sheet = await openEnquiryDetails(store, counsellor, id);
    expect(sheet.added).toEqual({
      way: 'phone call',
      told: 'not yet',
      takenBy: counsellor.id,
      system: null,
    });
    expect(sheet.enquiry.ownerId).toBe(counsellor.id);
    expect(sheet.sent.map(({ value }) => value)).toContain('Evening?');
    expect(sheet.history.map((one) => one.id)).toContain(did);
    const api = makeTestEnquiryApi(store, counsellor);
    expect(await api.noteTold(id, 'notice sent')).toMatchObject({ at: 'done' });
    expect(await api.noteTold(id, 'notice sent')).toEqual({ at: 'unchanged' });
    expect((await openEnquiryDetails(store, counsellor, id)).added?.told).toBe('notice sent');
  });

  it('hides from others what a colleague’s person was told', async () => {
    const { id } = await add(
      byHand({ name: 'A Colleague’s', email: 'colleagues@example.in' }, { isMine: true }),
    );
    const other = makeTestEnquiryApi(store, await storeStaffMember(store));
    await expect(other.noteTold(id, 'in words')).rejects.toMatchObject({ status: 404 });
    const stranger = makeTestEnquiryApi(store, await storeStaffMember(store, 'accounts'));
    await expect(stranger.noteTold(id, 'in words')).rejects.toMatchObject({ status: 403 });
  });

  it('is in the spreadsheet with how it arrived and what the person was told', async () => {
    const owner = await storeStaffMember(store, 'owner');
    await add(byHand({ name: 'In The Sheet', email: 'sheet@example.in' }, { told: 'in words' }));
    const api = makeEnquiryListsApi({ store, staff: owner, offers: unknownOffers, now: Date.now });
    const [head = '', ...lines] = (await readInboxCsv(api, {})).split('\r\n');
    const line = lines.find((one) => one.includes('In The Sheet'))?.split(',');
    const told = head.split(',').indexOf('Told about their data');
    expect(line?.slice(told - 1, told + 1)).toEqual(['Phone call', 'We told them in words']);
    expect(line?.[1]).toBe('Added by us');
  });
});
