/** Each mail as a whole, line by line; `visitor-mails.test.ts` sends them. */
import { describe, expect, it } from 'vitest';
import { orderMailWords as words } from '#contract/orders/order-words.ts';
import type { BatchOfSeat, Order } from '#database/orders/order.ts';
import {
  makePaidOrder,
  makeRefundedOrder,
  sampleRefundVoucher,
} from '../../../tests/service/support/make-paid-order.ts';
import { seller } from '../../../tests/service/support/sample-offers-file.ts';
import {
  type PersonalMail,
  renderPersonalMailHtml,
  renderPersonalMailSubject,
  renderPersonalMailText,
} from '../../notify/render-personal-mail.ts';
import { composeOrderMail, type OrderMailContext } from './compose-order-mail.ts';

const context: OrderMailContext = {
  seller,
  payAddress: 'https://miranaya.example/pay',
  statusAddress: 'https://miranaya.example/status',
  hasAttachment: true,
};
const openOrder = (changes: Partial<Order> = {}) =>
  makePaidOrder({ state: 'offered', paymentId: null, paidAt: null, receipt: null, ...changes });
const bare = { ...context, hasAttachment: false };
const questions = words.questions(seller.email, seller.phone);
const title = { name: 'Enrolled for', value: 'MERN Stack' };
const rules = [
  { name: 'Registration charge inside the fee', value: '₹1,000' },
  {
    name: 'Refunds',
    value: 'A refund is made if you ask for it at least 1 week before the start.',
  },
];
const receipt = { name: 'Receipt number', value: 'MIR/26-27/000123' };
/** An order of an earlier release, which stored fewer facts with an order. */
const withoutFacts = { offer: { ...makePaidOrder().offer, facts: {} } };

const batch: BatchOfSeat = {
  startsOn: '2026-12-05',
  endsOn: '2027-04-09',
  days: ['tue', 'sat'],
  from: '19:00',
  to: '20:30',
  language: 'en',
  mentor: 'Asha Rao',
  state: 'open',
};
const seat = { batchId: 'b', state: 'taken', heldUntil: new Date(0), batch } as const;

describe('the letter', () => {
  it('of a batch that has moved states the new dates, to everybody with a place in it and to nobody else', () => {
    const moved = (order: Order) => composeOrderMail('order.batch-moved', order, context);
    expect(moved(makePaidOrder({ seat }))).toMatchObject({
      subject: 'New dates: MERN Stack',
      facts: [
        title,
        { name: 'Dates', value: '5 December 2026 to 9 April 2027' },
        { name: 'Hours, Indian time', value: 'Tue, Sat, 07:00 PM to 8:30 PM' },
        ...rules,
      ],
      button: { href: context.statusAddress },
    });
    for (const state of ['released', 'over'] as const)
      expect(moved(makePaidOrder({ seat: { ...seat, state } }))).toBeNull();
    expect(moved(makeRefundedOrder({ seat }))).toBeNull();
    expect(moved(makePaidOrder({ seat: { ...seat, batch: null } }))).toBeNull();
    const cancelled: BatchOfSeat = { ...batch, state: 'cancelled' };
    expect(moved(makePaidOrder({ seat: { ...seat, batch: cancelled } }))).toBeNull();
  });

  it('of a batch that was cancelled offers another batch or all the money back, until the order is moved or refunded', () => {
    const cancelled = (order: Order) => composeOrderMail('order.batch-cancelled', order, context);
    const off = { ...seat, batch: { ...batch, state: 'cancelled' as const } };
    expect(cancelled(makePaidOrder({ seat: off }))).toMatchObject({
      subject: 'Your batch does not take place: MERN Stack',
      text: words.batchCancelled.paid,
      facts: [
        title,
        { name: 'Dates', value: '5 December 2026 to 9 April 2027' },
        { name: 'Hours, Indian time', value: 'Tue, Sat, 07:00 PM to 8:30 PM' },
      ],
      button: { href: context.statusAddress },
    });
    for (const state of ['made', 'offered'] as const)
      expect(cancelled(openOrder({ state, seat: { ...off, state: 'held' } }))?.text).toBe(
        words.batchCancelled.unpaid,
      );
    // An order may end after its batch was cancelled and before the mail about this is sent.
    for (const state of ['cancelled', 'expired'] as const)
      expect(cancelled(openOrder({ state, seat: { ...off, state: 'released' } }))?.text).toBe(
        words.batchCancelled.unpaid,
      );
    expect(cancelled(makePaidOrder({ seat }))).toBeNull();
    expect(cancelled(makePaidOrder({ seat: { ...off, state: 'released' } }))).toBeNull();
    expect(cancelled(makePaidOrder({ state: 'refunding', seat: off }))).toBeNull();
  });

  it('of a batch that opens again offers a new link to a learner whose link was ended, and to nobody else', () => {
    const reopened = (order: Order) => composeOrderMail('order.batch-reopened', order, context);
    const released = { ...seat, state: 'released' } as const;
    expect(reopened(openOrder({ state: 'cancelled', seat: released }))).toMatchObject({
      subject: 'Your batch takes place after all: MERN Stack',
      text: words.batchReopened.text,
      facts: [
        title,
        { name: 'Dates', value: '5 December 2026 to 9 April 2027' },
        { name: 'Hours, Indian time', value: 'Tue, Sat, 07:00 PM to 8:30 PM' },
        ...rules,
      ],
      button: { href: context.statusAddress },
    });
    const off = { ...released, batch: { ...batch, state: 'cancelled' as const } };
    expect(reopened(openOrder({ state: 'cancelled', seat: off }))).toBeNull();
    expect(reopened(makePaidOrder({ seat }))).toBeNull();
    expect(reopened(openOrder({ seat: { ...seat, state: 'held' } }))).toBeNull();
  });

  it('of an order that was moved to another batch states the dates and hours there', () => {
    expect(composeOrderMail('order.moved', makePaidOrder({ seat }), context)).toMatchObject({
      subject: 'Your batch: MERN Stack',
      facts: [
        title,
        { name: 'Dates', value: '5 December 2026 to 9 April 2027' },
        { name: 'Hours, Indian time', value: 'Tue, Sat, 07:00 PM to 8:30 PM' },
        ...rules,
      ],
    });
    expect(
      composeOrderMail(
        'order.moved',
        makePaidOrder({ seat: { ...seat, state: 'released' } }),
        context,
      ),
    ).toBeNull();
  });

  it('of a link states the dates and hours of the batch as it is planned now', () => {
    expect(
      composeOrderMail('order.offered', openOrder({ seat }), context)?.facts.slice(0, 4),
    ).toEqual([
      title,
      { name: 'Dates', value: '5 December 2026 to 9 April 2027' },
      { name: 'Hours, Indian time', value: 'Tue, Sat, 07:00 PM to 8:30 PM' },
      { name: 'Fee', value: '₹3,999' },
    ]);
  });

  it('of a payment states the start that was sold, like its receipt, even after the batch was moved', () => {
    const { offer } = makePaidOrder();
    const sold = {
      start: { at: 'dates', startDate: '2026-12-14', endDate: '2027-03-05' },
      batch: { days: ['mon', 'wed'], from: '19:00', to: '21:00' },
    };
    const order = makePaidOrder({ seat, offer: { ...offer, facts: { ...offer.facts, ...sold } } });
    expect(composeOrderMail('order.paid', order, context)?.facts.slice(0, 3)).toEqual([
      title,
      {
        name: 'Batch',
        value: 'Starts 14 December 2026: Mon, Wed, 07:00 PM to 9:00 PM, Indian time',
      },
      { name: 'Paid', value: '₹3,999' },
    ]);
  });

  it('of a link states that the enrolment is saved and not yet paid, with the link to the payment', () => {
    expect(composeOrderMail('order.offered', openOrder(), context)).toEqual({
      subject: 'Your enrolment is saved: MERN Stack',
      heading: words.offered.heading,
      hello: 'Dear Ravi Kumar,',
      text: words.offered.text,
      facts: [
        title,
        { name: 'Fee', value: '₹3,999' },
        { name: 'Pay until', value: '28 November 2026' },
        ...rules,
      ],
      button: { label: words.offered.button, href: context.payAddress },
      after: [words.offered.after, questions],
      sign: words.sign('Miranaya'),
    });
  });

  it('of a link that ends at midnight in India names the day before as the last one', () => {
    const link = {
      id: 'p',
      url: 'https://pay.example/1',
      expiresAt: new Date('2027-03-01T18:30:00Z'),
    };
    expect(composeOrderMail('order.offered', openOrder({ link }), context)?.facts).toContainEqual({
      name: 'Pay until',
      value: '1 March 2027',
    });
  });

  it('of a failed attempt states that nothing was taken, and leads to the same payment', () => {
    const failed = openOrder({ failedAt: new Date(0) });
    expect(composeOrderMail('order.payment-failed', failed, context)).toMatchObject({
      subject: 'Your payment did not go through: MERN Stack',
      text: words.failed.text,
      button: { label: 'Try again', href: context.payAddress },
      after: [words.failed.after, questions],
    });
  });

  it('of an order that asks a question first leads to its page, and to no payment', () => {
    const asking = openOrder({ state: 'made', link: null, secondOf: 'other' });
    const said = composeOrderMail('order.asks', asking, context);
    expect(said).toMatchObject({
      subject: 'Is it for somebody else? MERN Stack',
      facts: [title, { name: 'Fee', value: '₹3,999' }],
      button: { href: context.statusAddress },
      after: [words.asks.after, questions],
    });
    expect(JSON.stringify(said)).not.toContain(context.payAddress);
  });

  it('of a link without an end, of an order of an earlier release, has fewer facts', () => {
    const link = { id: 'plink_1', url: 'https://pay.example/1', expiresAt: null };
    const fee = { name: 'Fee', value: '₹3,999' };
    for (const changes of [{ link }, { link: null }])
      expect(
        composeOrderMail('order.offered', openOrder({ ...withoutFacts, ...changes }), context)
          ?.facts,
      ).toEqual([title, fee]);
  });

  it('of a payment has the receipt, and the link to the page about it', () => {
    expect(composeOrderMail('order.paid', makePaidOrder(), context)).toEqual({
      subject: 'Paid: MERN Stack, receipt MIR/26-27/000123',
      heading: words.paid.heading,
      hello: 'Dear Ravi Kumar,',
      text: 'Your place is confirmed. We write to you with the start. Until then there is nothing that you need to do.',
      facts: [
        title,
        { name: 'Paid', value: '₹3,999' },
        { name: 'Paid on', value: '22 November 2026' },
        receipt,
        ...rules,
      ],
      button: { label: words.paid.button, href: context.statusAddress },
      after: [words.paid.after, questions],
      sign: words.sign('Miranaya'),
    });
    const facts =
      composeOrderMail('order.paid', makePaidOrder({ paidAt: null }), context)?.facts ?? [];
    expect(facts.map(({ name }) => name)).toEqual([
      'Enrolled for',
      'Paid',
      'Receipt number',
      ...rules.map(({ name }) => name),
    ]);
  });

  it.each([
    ['no place was left', { ...seat, state: 'over' }],
    ['its batch was cancelled', { ...seat, batch: { ...batch, state: 'cancelled' } }],
  ] as const)('of a payment after %s promises no place, and has the receipt', (_why, seat) => {
    const order = makePaidOrder({ seat, discrepancy: 'no place left' });
    const mail = composeOrderMail('order.paid', order, context);
    expect(mail).toMatchObject({
      subject: 'Paid: MERN Stack, receipt MIR/26-27/000123',
      heading: 'Your payment has arrived',
      text: 'Your place is not settled yet. One of us writes to you or calls you, and you choose: another start, or all your money back.',
      after: [words.paid.after, questions],
    });
    expect(mail?.facts).toContainEqual(receipt);
  });

  it('of a payment for an order of an earlier release names nothing that its offer may not include', () => {
    expect(composeOrderMail('order.paid', makePaidOrder(withoutFacts), context)?.text).toBe(
      'Your place is confirmed. We write to you with all that you need for the start. Until then there is nothing that you need to do.',
    );
  });

  it('has the conditions of the job guarantee, before and after the payment', () => {
    const { offer } = makePaidOrder();
    const guarantee = 'Who attended and has no offer gets the fee back.';
    const guaranteed = { offer: { ...offer, facts: { ...offer.facts, guarantee } } };
    for (const [type, order] of [
      ['order.offered', openOrder(guaranteed)],
      ['order.paid', makePaidOrder(guaranteed)],
    ] as const)
      expect(composeOrderMail(type, order, context)?.facts).toContainEqual({
        name: 'Job guarantee',
        value: guarantee,
      });
  });

  it('of a refund has both numbers', () => {
    expect(composeOrderMail('order.refunded', makeRefundedOrder(), context)).toEqual({
      subject: 'Refund of ₹2,999: MERN Stack',
      heading: words.refunded.heading,
      hello: 'Dear Ravi Kumar,',
      text: words.refunded.text,
      facts: [
        title,
        { name: 'Paid back', value: '₹2,999' },
        { name: 'Refund voucher', value: 'MIV/26-27/000007' },
        receipt,
      ],
      button: { label: words.refunded.button, href: context.statusAddress },
      after: [words.refunded.after, questions],
      sign: words.sign('Miranaya'),
    });
  });

  it.each([
    ['order.paid', makePaidOrder, words.paid],
    ['order.refunded', makeRefundedOrder, words.refunded],
  ] as const)(
    'of "%s" mentions an attachment only when there is one',
    (type, make, { after, afterMinimal }) => {
      expect(composeOrderMail(type, make(), bare)?.after).toEqual([afterMinimal, questions]);
      expect(composeOrderMail(type, make(), context)?.after).toEqual([after, questions]);
    },
  );

  it.each([
    ['order.offered', openOrder],
    ['order.paid', makePaidOrder],
    ['order.refunded', makeRefundedOrder],
  ] as const)('of "%s" is marked in both its parts when no money moves', (type, make) => {
    const letter = (mode: Order['mode']) =>
      composeOrderMail(type, make({ mode }), context) as PersonalMail;
    expect(letter('live')).not.toHaveProperty('mark');
    const marked = letter('demonstration');
    for (const part of [renderPersonalMailText(marked), renderPersonalMailHtml(marked)])
      expect(part).toContain('Demonstration: no money moved.');
    expect(renderPersonalMailText(letter('test'))).toContain('\n\nTest: no money moved.\n\n');
  });

  const instalment = {
    planOf: 'first',
    position: 2,
    count: 3,
    feePaise: 399_900,
    dueOn: '2026-12-25',
    askAt: new Date('2026-12-22T03:30:00Z'),
    missedAt: null,
  };

  it('of an instalment states which one it is, the amount, and the last day', () => {
    const second = openOrder({ amountPaise: 133_300, instalment });
    const sums = [
      { name: 'Enrolled for', value: 'MERN Stack, instalment 2 of 3' },
      { name: 'Instalment', value: '₹1,333' },
      { name: 'Fee', value: '₹3,999' },
      { name: 'Due on', value: '25 December 2026' },
    ];
    for (const [type, said] of [
      ['order.offered', words.instalment],
      ['order.instalment-due', words.instalmentMissed],
    ] as const) {
      const mail = composeOrderMail(type, second, context);
      expect(mail?.heading).toBe(said.heading);
      expect(mail?.facts.slice(0, 4)).toEqual(sums);
    }
    expect(
      composeOrderMail('order.instalment-due', makePaidOrder({ instalment }), context),
    ).toBeNull();
  });

  it('asks for no payment for a cancelled batch, except for a later instalment', () => {
    const off = { ...seat, state: 'held', batch: { ...batch, state: 'cancelled' } } as const;
    const failed = { seat: off, failedAt: new Date(0) };
    for (const [type, order] of [
      ['order.offered', openOrder({ seat: off })],
      ['order.payment-failed', openOrder(failed)],
      ['order.asks', openOrder({ seat: off, secondOf: 'other' })],
      [
        'order.payment-failed',
        openOrder({ ...failed, instalment: { ...instalment, position: 1 } }),
      ],
    ] as const)
      expect(composeOrderMail(type, order, context)).toBeNull();
    expect(
      composeOrderMail('order.payment-failed', openOrder({ ...failed, instalment }), context),
    ).not.toBeNull();
  });

  it('of a paid instalment repeats no promise', () => {
    const mail = composeOrderMail('order.paid', makePaidOrder({ instalment }), context);
    expect(mail).toMatchObject({
      heading: 'Your instalment has arrived',
      text: words.instalmentPaid.text,
    });
  });

  it('of a payment that was recorded by mistake withdraws the receipt, and mentions no money', () => {
    const taken = makeRefundedOrder({ vouchers: [{ ...sampleRefundVoucher, why: 'mistake' }] });
    const mail = composeOrderMail('order.taken-back', taken, context);
    expect(mail?.subject).toBe('Receipt MIR/26-27/000123 is not valid: MERN Stack');
    expect(mail?.facts.map(({ value }) => value)).toEqual([
      'MERN Stack',
      'MIR/26-27/000123',
      'MIV/26-27/000007',
    ]);
  });

  it('of a refund outside the provider states the way of the refund', () => {
    const record = { way: 'cash', reference: 'Slip 9', movedOn: '2026-11-25' } as const;
    const mail = composeOrderMail(
      'order.refunded',
      makeRefundedOrder({ vouchers: [{ ...sampleRefundVoucher, record }] }),
      context,
    );
    expect(mail?.text).toBe('It was handed to you in cash.');
  });

  it('is not written about a missing or outdated fact', () => {
    for (const [type, order] of [
      ['order.made', openOrder()],
      ['order.offered', makePaidOrder()],
      ['order.offered', openOrder({ discrepancy: 'amount differs' })],
      ['order.offered', openOrder({ secondOf: 'other' })],
      ['order.payment-failed', makePaidOrder()],
      ['order.payment-failed', openOrder({ state: 'expired' })],
      ['order.asks', openOrder({ secondOf: 'other', forOtherAt: new Date(0) })],
      ['order.asks', openOrder()],
      ['order.paid', makePaidOrder({ receipt: null })],
      ['order.refunded', makePaidOrder()],
      ['order.expired', makeRefundedOrder()],
    ] as const)
      expect(composeOrderMail(type, order, context)).toBeNull();
  });

  it('greets nobody by an erased or invalid name', () => {
    const greeting = (payer: Order['payer']) =>
      composeOrderMail('order.paid', makePaidOrder({ payer }), context)?.hello;
    const named = (name: string) => ({ name, email: 'ravi@example.com', phone: '1' });
    expect(greeting(null)).toBe('Hello,');
    expect(greeting(named('Claim at https://evil.example/x'))).toBe('Hello,');
    expect(greeting(named('S.Ramesh'))).toBe('Dear S. Ramesh,');
  });
});

const letter: PersonalMail = {
  subject: 'About',
  heading: 'Heading',
  hello: 'Dear Asha,',
  text: 'Text.',
  facts: [
    { name: 'One', value: '1' },
    { name: 'Two', value: '2\n3' },
  ],
  button: { label: 'Go', href: 'https://miranaya.example/?a=1&b=2' },
  after: ['After.', 'Last.'],
  sign: 'Your team',
};

describe('a letter as a mail', () => {
  it('has a text of its parts, one after the other', () => {
    expect(renderPersonalMailText(letter)).toBe(`Dear Asha,

Heading.

Text.

One: 1
Two: 2 3

Go:
https://miranaya.example/?a=1&b=2

After.

Last.

Your team
`);
  });

  it('has the same in HTML, each piece as text', () => {
    const html = renderPersonalMailHtml({ ...letter, hello: 'Dear <i>,', text: 'A & B' });
    expect(html).toMatch(/^<!doctype html><html lang="en-IN">.*<title>About<\/title>.*<\/html>$/);
    const said = html
      .replace(/^.*<body[^>]*>/, '')
      .replace(/<[^>]*>/g, '|')
      .split('|')
      .filter(Boolean);
    expect(said).toEqual([
      'Heading',
      'Dear &lt;i&gt;,',
      'A &amp; B',
      'One',
      '1',
      'Two',
      '2 3',
      'Go',
      'After.',
      'Last.',
      'Your team',
    ]);
    expect(html).toContain('href="https://miranaya.example/?a=1&amp;b=2"');
    // The HTML has no white space between two elements.
    expect(html).toContain('</td></tr><tr><th');
    expect(html).toContain('</p><p');
    expect(html).toContain('margin:0 0 16px;"');
    expect(html).toContain('margin:0 0 16px;font-size:14px;color:#5b5577"');
    expect(html).toContain('color:#1f1b3a');
  });

  it('has all sentences of a long text in HTML too', () => {
    const { offer } = makePaidOrder();
    const afterPayment = `${'We write to you. '.repeat(23)}Bye.`;
    const order = makePaidOrder({ offer: { ...offer, facts: { ...offer.facts, afterPayment } } });
    const paid = composeOrderMail('order.paid', order, context) as PersonalMail;
    const last = 'Bye. Until then there is nothing that you need to do.';
    for (const mail of [renderPersonalMailText(paid), renderPersonalMailHtml(paid)])
      expect(mail).toContain(last);
  });

  it('has a subject of one line that no mail program decodes, of 120 characters', () => {
    expect(
      renderPersonalMailSubject({ ...letter, subject: 'A =?utf-8?B?eA==?=\r\nBcc: x =?' }),
    ).toBe('A = ?utf-8?B?eA== ?= Bcc: x = ?');
    expect(
      renderPersonalMailSubject({ ...letter, subject: 'x'.repeat(500) }).length,
    ).toBeLessThanOrEqual(120);
    expect(
      renderPersonalMailText({ ...letter, hello: 'x'.repeat(500) }).split('\n')[0]?.length,
    ).toBeLessThanOrEqual(400);
  });
});
