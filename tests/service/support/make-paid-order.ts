import type { Order, OrderVoucher } from '#database/orders/order.ts';
import { seller } from './sample-offers-file.ts';

/** An order that was paid with real money, with the changes that a test asks for. */
export const makePaidOrder = ({
  vouchers = [],
  ...changes
}: Partial<Omit<Order, 'voucher'>> = {}): Order => ({
  id: '019aa000-0000-7000-8000-000000000001',
  enrolmentId: '019aa000-0000-7000-8000-000000000002',
  offer: {
    slug: 'mern-stack',
    version: 'v1',
    title: 'MERN Stack',
    amountPaise: 399_900,
    facts: {
      kind: 'course with internship',
      registrationChargePaise: 100_000,
      refund: 'A refund is made if you ask for it at least 1 week before the start.',
      afterPayment: 'We write to you with the start.',
      seller,
    },
  },
  amountPaise: 399_900,
  currency: 'INR',
  mode: 'live',
  state: 'paid',
  discrepancy: null,
  raised: [],
  createdAt: new Date('2026-11-21T08:00:00Z'),
  offerTries: 0,
  link: {
    id: 'plink_1',
    url: 'https://pay.example/1',
    expiresAt: new Date('2026-11-28T08:00:00Z'),
  },
  paymentId: 'pay_29QQoUBi66xm2f',
  paidWay: 'online',
  instalment: null,
  paidAt: new Date('2026-11-21T20:00:00Z'),
  refund: null,
  returnedPaise: 0,
  receipt: {
    number: 'MIR/26-27/000123',
    issuedAt: new Date('2026-11-21T20:00:00Z'),
    paise: changes.amountPaise ?? 399_900,
    record: null,
    why: null,
  },
  vouchers,
  voucher: vouchers.at(-1) ?? null,
  failedPayments: [],
  failedAt: null,
  secondOf: null,
  forOtherAt: null,
  seat: null,
  hasWaited: false,
  refundProposal: null,
  changeOf: null,
  isCourseChanged: false,
  payer: { name: 'Ravi Kumar', email: 'ravi@example.com', phone: '+91 98765 43210' },
  ...changes,
});

export const sampleRefundVoucher: OrderVoucher = {
  number: 'MIV/26-27/000007',
  issuedAt: new Date('2026-11-25T08:00:00Z'),
  paise: 299_900,
  record: null,
  why: 'refund',
  movement: 'rfnd_1',
};

export const makeRefundedOrder = (changes: Partial<Omit<Order, 'voucher'>> = {}): Order =>
  makePaidOrder({
    state: 'refunded',
    refund: { key: 'rf-1', paise: 299_900, refundId: 'rfnd_1', hasFailed: false },
    vouchers: [sampleRefundVoucher],
    ...changes,
  });
