import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writtenLetterhead } from '../../../tests/service/support/letterhead.ts';
import { paidOrder, refundedOrder } from '../../../tests/service/support/paid-order.ts';
import { scratchFolder } from '../../../tests/service/support/scratch-folder.ts';
import { seller } from '../../../tests/service/support/sold-offers.ts';
import type { Letterhead } from './letterhead.ts';
import { receiptFacts, voucherFacts } from './receipt-facts.ts';
import { receiptsOf } from './receipts.ts';

const gstin = '29ABCDE1234F1Z5';
const textOf = (facts: ReturnType<typeof receiptFacts>) =>
  [
    facts?.title,
    ...[...(facts?.about ?? []), ...(facts?.amounts ?? [])].map(
      ({ name, value }) => `${name}: ${value}`,
    ),
    ...(facts?.notes ?? []),
  ].join('\n');

/** Of a seller that is registered for GST when the order is made. */
const taxed = (order = paidOrder()) => {
  const facts = { ...order.offer.facts, seller: { ...seller, gstin } };
  return { ...order, offer: { ...order.offer, facts } };
};

describe('a receipt', () => {
  it('says number, day in India, payer, what, the sum, the charge inside and when it comes back', () => {
    expect(textOf(receiptFacts(paidOrder(), seller))).toBe(`Receipt
Number: MIR/26-27/000123
Date: 22 November 2026
Received from: Ravi Kumar
Payment: pay_29QQoUBi66xm2f
MERN Stack: ₹3,999
Received: ₹3,999
Inside the fee: a registration charge of ₹1,000.
Refunds: A refund is made if you ask for it at least 1 week before the start.
Made by a computer and valid without a signature.`);
  });

  it('says nothing of a charge that is not taken', () => {
    const order = paidOrder();
    const facts = { ...order.offer.facts, registrationChargePaise: 0 };
    const free = receiptFacts({ ...order, offer: { ...order.offer, facts } }, seller);
    expect(free?.notes).toEqual(receiptFacts(order, seller)?.notes.slice(1));
  });

  it('is there from the payment on', () => {
    expect(receiptFacts(paidOrder({ receipt: null }), seller)).toBeNull();
    expect(voucherFacts(paidOrder(), seller)).toBeNull();
  });

  it('speaks of tax only when a GSTIN is set, and then of the tax inside the fee', () => {
    expect(textOf(receiptFacts(paidOrder(), seller))).not.toMatch(/GST|SAC|[Tt]ax/);
    const said = textOf(receiptFacts(taxed(), seller));
    expect(said).toContain('Tax invoice');
    expect(said).toContain('MERN Stack: Taxable value (SAC 999293): ₹3,388.98');
    expect(said).toContain('CGST 9%: ₹305.01\nSGST 9%: ₹305.01\nReceived: ₹3,999');
  });

  it('names the seller as they were when the order was made', () => {
    const renamed = { ...seller, name: 'Another', gstin };
    expect(receiptFacts(paidOrder(), renamed)?.seller).toEqual(seller);
  });

  it('names the address of whose name cannot be set, and nobody who was erased', () => {
    const payer = { name: 'रवि कुमार', email: 'ravi@example.com', phone: '' };
    expect(textOf(receiptFacts(paidOrder({ payer }), seller))).toContain(
      'Received from: The person with the address ravi@example.com',
    );
    expect(textOf(receiptFacts(paidOrder({ payer: null }), seller))).toContain(
      'Received from: The person who enrolled',
    );
  });

  it('says of a payment at the demonstration bank that no money moved', () => {
    expect(textOf(receiptFacts(paidOrder({ paymentId: 'demo_1' }), seller))).toContain(
      'Demonstration: no money moved.',
    );
    expect(textOf(receiptFacts(paidOrder(), seller))).not.toContain('Demonstration');
  });
});

it('a refund voucher says what was paid back, against which receipt, and the tax in it', () => {
  const said = textOf(voucherFacts(taxed(refundedOrder()), seller));
  expect(said).toContain('Refund voucher\nNumber: MIV/26-27/000007');
  expect(said).toContain('Paid back to: Ravi Kumar\nAgainst receipt: MIR/26-27/000123');
  expect(said).toContain('Paid back: ₹2,999');
  expect(said).toContain('CGST 9%: ₹228.74');
});

describe('the file', () => {
  const folder = scratchFolder();
  let letterhead: Letterhead;
  beforeAll(async () => {
    letterhead = await writtenLetterhead(join(folder.path, 'client'));
  }, 60_000);
  afterAll(() => folder.remove());

  it('is the same byte for byte for the same receipt, and another for another', async () => {
    const receipts = receiptsOf(letterhead, seller);
    const [one, same, other] = await Promise.all([
      receipts?.make('receipt', paidOrder()),
      receipts?.make('receipt', paidOrder()),
      receipts?.make('receipt', paidOrder({ amountPaise: 399_901 })),
    ]);
    expect(one?.name).toBe('MIR-26-27-000123.pdf');
    expect(one?.bytes.equals(same?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(one?.bytes.equals(other?.bytes ?? Buffer.alloc(0))).toBe(false);
  });

  it('is one page, tagged, in English, with a title and our own type in it', async () => {
    for (const [kind, order] of [
      ['receipt', taxed()],
      ['voucher', refundedOrder()],
    ] as const) {
      const file = await receiptsOf(letterhead, seller)?.make(kind, order);
      const pdf = file?.bytes.toString('latin1') ?? '';
      expect(pdf).toMatch(/^%PDF-1\.7/);
      expect(pdf).toContain('/StructTreeRoot');
      expect(pdf).toContain('/Lang (en-IN)');
      expect(pdf).toContain('/DisplayDocTitle true');
      expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
      expect(pdf).toMatch(/\/FontName \/\w+\+AnekLatin/);
      if (process.env.KEEP_RECEIPTS) writeFileSync(`/tmp/${kind}.pdf`, file?.bytes ?? '');
    }
  });

  it('holds a name of the longest on its page', async () => {
    const payer = { name: 'W'.repeat(40).concat(' ').repeat(3), email: 'a@b.example', phone: '' };
    const file = await receiptsOf(letterhead, seller)?.make('receipt', paidOrder({ payer }));
    expect(file?.bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });

  it('is not made where the build has left nothing to set it in', () => {
    expect(receiptsOf(null, seller)).toBeNull();
    expect(receiptsOf(letterhead, null)).toBeNull();
  });
});
