/**
 * A desk that takes payments by an emulated Razorpay, with a counsellor and a member of accounts, from the beginning of
 * a test file to its end. Its pages are without JavaScript.
 */
import { afterAll, beforeAll, expect, vi } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { StaffMember } from '#database/staff/member-port.ts';
import type { Store } from '#database/store.ts';
import { submitEnquiry } from '../../../tests/service/support/staff-and-enquiries.ts';
import { closeSharedPages } from '../browser.ts';
import { keepOnePagePerMember, type MemberPages } from '../keep-one-page-per-member.ts';
import { createSessionCookie, openTestDesk, type TestDesk } from '../open-test-desk.ts';
import { RazorpayEmulator } from './razorpay-emulator.ts';

interface DeskWithRazorpay extends MemberPages {
  readonly bank: RazorpayEmulator;
  readonly desk: TestDesk;
  /** The counsellor. */
  readonly asha: StaffMember;
  /** The member of the accounts staff. */
  readonly meera: StaffMember;
  /** Makes an enquiry, and the order by which the counsellor asks this person for the fee, with the desk's form. */
  makeEnquiryWithOrder(): Promise<{ enquiryId: string; order: Order }>;
}

export function openDeskWithRazorpay(): DeskWithRazorpay {
  let bank: RazorpayEmulator;
  let desk: TestDesk;
  let asha: StaffMember;
  let meera: StaffMember;
  beforeAll(async () => {
    bank = await new RazorpayEmulator().start();
    desk = await openTestDesk({
      env: {
        ...bank.settings,
      },
    });
    bank.webhookUrl = `${desk.url}/webhooks/razorpay`;
    asha = await desk.hire('Asha Rao', 'counsellor');
    meera = await desk.hire('Meera Pillai', 'accounts');
  });
  afterAll(async () => {
    await closeSharedPages();
    await desk?.close();
    await bank?.close();
  });
  return {
    ...keepOnePagePerMember(() => desk, { javaScriptEnabled: false }),
    get bank() {
      return bank;
    },
    get desk() {
      return desk;
    },
    get asha() {
      return asha;
    },
    get meera() {
      return meera;
    },
    async makeEnquiryWithOrder() {
      const { id } = await submitEnquiry(desk.store, { offer: 'mern-stack' });
      const answer = await fetch(`${desk.url}/desk/enquiries/${id}/payment`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          cookie: await createSessionCookie(desk.store, asha),
          'sec-fetch-site': 'same-origin',
        },
        body: new URLSearchParams({ offer: 'mern-stack' }),
      });
      expect(answer.status).toBe(302);
      return { enquiryId: id, order: await findNewestOrderOfEnquiry(desk.store, id) };
    },
  };
}

export async function findNewestOrderOfEnquiry(
  { orders }: Store,
  enquiryId: string,
): Promise<Order> {
  const [newest] = await orders.ordersOf([enquiryId]);
  if (newest === undefined) throw new Error('There is no order.');
  return newest;
}

export const untilPaid = ({ orders }: Store, { id }: Order) =>
  vi.waitFor(async () => expect((await orders.findOrder(id))?.state).toBe('paid'), 10_000);
