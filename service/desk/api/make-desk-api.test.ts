import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import { type OpenedStore, onDeskEngine } from '../../../tests/service/support/on-both-engines.ts';
import { storeStaffMember } from '../../../tests/service/support/staff-and-enquiries.ts';
import { unknownOffers } from '../../offers/read-offers.ts';
import type { ApiOptions } from './api-options.ts';
import { makeDeskApi } from './make-desk-api.ts';

onDeskEngine('The API of the desk', (open) => {
  let opened: OpenedStore;
  let store: Store;
  let owner: StaffMember;
  let asha: StaffMember;
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    [owner, asha] = [await storeStaffMember(store, 'owner'), await storeStaffMember(store)];
  });
  afterAll(() => opened.close());

  const apiOf = (staff: StaffMember) =>
    makeDeskApi({
      store,
      staff,
      offers: unknownOffers,
      config: { siteUrl: new URL('https://desk.example'), mail: null },
      signInContext: {},
      caller: {},
      session: { id: 'a session', createdAt: new Date() },
      payments: null,
      holidays: new Set(),
      now: Date.now,
    } as unknown as ApiOptions);

  it('names the signed-in member, but no credential', () => {
    const { id, name, email } = asha;
    expect(apiOf(asha).me).toEqual({ id, name, email, role: 'counsellor' });
  });

  it('states the rights of their role', () => {
    const asked = ['enquiries', 'orders', 'settings'] as const;
    expect(asked.map(apiOf(asha).may)).toEqual([true, false, false]);
    expect(asked.map(apiOf(owner).may)).toEqual([true, true, true]);
  });

  it('names all colleagues, also former and invited ones', async () => {
    const leaves = await storeStaffMember(store, 'accounts');
    await store.staff.removeMember(leaves.id, null, owner.id);
    const invitation = { email: 'new@example.com', name: 'New', role: 'counsellor' } as const;
    const link = { hash: 'a hash', expiresAt: new Date(Date.now() + 60_000) };
    const invited = await store.staff.invite(invitation, link, owner.id);
    const shown = ({ id, name, role }: StaffMember, isActive: boolean) => ({
      id,
      name,
      role,
      isActive,
    });
    const colleagues = await apiOf(asha).colleagues();
    expect(colleagues).toHaveLength(4);
    expect(colleagues).toEqual(
      expect.arrayContaining([
        shown(owner, true),
        shown(asha, true),
        shown(leaves, false),
        shown(invited, false),
      ]),
    );
  });

  it('opens each part of the desk for this person', async () => {
    const [ownersApi, ashas] = [apiOf(owner), apiOf(asha)];
    expect((await ownersApi.staff.people()).map(({ id }) => id)).toContain(asha.id);
    await expect(ashas.staff.people()).rejects.toMatchObject({ status: 403 });
    const period = { since: new Date(0), until: new Date() };
    for (const ask of [
      () => ashas.orders.list({}),
      () => ashas.numbers.of(period),
      () => ashas.settings.templates(),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 403 });
    expect((await ashas.inbox.list({}, 1)).rows).toEqual([]);
    await expect(ashas.enquiry.open(owner.id)).rejects.toMatchObject({ status: 404 });
  });
});
