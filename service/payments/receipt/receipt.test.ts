import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#database/orders/order.ts';
import type { PrintedReceiptPort } from '#database/orders/receipts/receipt-and-voucher-port.ts';
import {
  makePaidOrder,
  makeRefundedOrder,
  sampleRefundVoucher,
} from '../../../tests/service/support/make-paid-order.ts';
import { makeScratchFolder } from '../../../tests/service/support/make-scratch-folder.ts';
import { prepareReceiptFonts } from '../../../tests/service/support/prepare-receipt-fonts.ts';
import { seller } from '../../../tests/service/support/sample-offers-file.ts';
import { collectReceiptFacts, collectVoucherFacts } from './collect-receipt-facts.ts';
import { makeReceiptFileMaker } from './make-receipt-file-maker.ts';
import type { ReceiptFonts } from './read-receipt-fonts.ts';

const hasPdfToText = spawnSync('pdftotext', ['-v']).error === undefined;
const beside = { seller, payer: 'Ravi Kumar' };
const gstin = '29ABCDE1234F1Z5';
const textOf = (facts: ReturnType<typeof collectReceiptFacts>) =>
  [
    facts?.title,
    ...[...(facts?.about ?? []), ...(facts?.amounts ?? [])].map(
      ({ name, value }) => `${name}: ${value}`,
    ),
    ...(facts?.notes ?? []),
  ].join('\n');

/** An order whose seller was registered for GST when the order was made. */
const taxed = (order = makePaidOrder()) => {
  const facts = { ...order.offer.facts, seller: { ...seller, gstin } };
  return { ...order, offer: { ...order.offer, facts } };
};

describe('a receipt', () => {
  it('states number, day in India, payer, offer, the sum, the registration charge in it and when it is refunded', () => {
    expect(textOf(collectReceiptFacts(makePaidOrder(), beside))).toBe(`Receipt
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

  it('of a payment outside the provider states the way, the reference and the day of the payment', () => {
    const { receipt } = makePaidOrder();
    const record = { way: 'transfer', reference: 'UTR 778', movedOn: '2026-11-20' } as const;
    const byHand = makePaidOrder({
      paidWay: 'transfer',
      paymentId: 'transfer-1',
      receipt: receipt && { ...receipt, record },
    });
    expect(textOf(collectReceiptFacts(byHand, beside))).toContain(`Received from: Ravi Kumar
Way of payment: Bank transfer
Reference: UTR 778
Money received on: 20 November 2026
MERN Stack: ₹3,999`);
    expect(textOf(collectReceiptFacts(byHand, beside))).not.toContain('transfer-1');
  });

  it('of an instalment states which one it is, and of what fee', () => {
    const { receipt } = makePaidOrder();
    const second = makePaidOrder({
      amountPaise: 133_300,
      receipt: receipt && { ...receipt, paise: 133_300 },
      instalment: {
        planOf: 'first',
        position: 2,
        count: 3,
        feePaise: 399_900,
        dueOn: '2026-12-25',
        askAt: null,
        missedAt: null,
      },
    });
    const said = textOf(collectReceiptFacts(second, beside));
    expect(said).toContain('MERN Stack, instalment 2 of 3: ₹1,333\nReceived: ₹1,333');
    expect(said).toContain('Instalment 2 of 3 of a fee of ₹3,999.');
  });

  describe('of an order with a batch', () => {
    const sold = {
      start: { at: 'dates', startDate: '2026-12-14', endDate: '2027-03-05' },
      batch: { id: 'b', days: ['mon', 'wed'], from: '19:00', to: '21:00', language: 'en' },
    };
    const having = (facts: Record<string, unknown>, changes: Partial<Order> = {}) => {
      const { offer } = makePaidOrder();
      return makePaidOrder({
        offer: { ...offer, facts: { ...offer.facts, ...facts } },
        ...changes,
      });
    };

    it('states the start that was sold', () => {
      expect(textOf(collectReceiptFacts(having(sold), beside))).toContain(
        'Batch: Starts 14 December 2026: Mon, Wed, 07:00 PM to 9:00 PM, Indian time\n',
      );
    });

    it('states the same after the batch was moved', () => {
      const moved = having(sold, {
        seat: {
          batchId: 'b',
          state: 'taken',
          heldUntil: new Date(0),
          batch: {
            startsOn: '2027-01-11',
            endsOn: '2027-04-02',
            days: ['sat'],
            from: '10:00',
            to: '12:00',
            language: 'en',
            mentor: 'Asha Rao',
            state: 'open',
          },
        },
      });
      expect(collectReceiptFacts(moved, beside)).toEqual(collectReceiptFacts(having(sold), beside));
    });

    it.each([
      ['has no batch', {}],
      ['was made by a release that stored no batch', { start: sold.start }],
      ['has stored facts that cannot be read', { ...sold, batch: { days: ['sunday'] } }],
    ])('states no start if the order %s', (_which, facts) => {
      expect(textOf(collectReceiptFacts(having(facts), beside))).not.toContain('Batch');
    });
  });

  it('that was a mistake has a voucher which states that no money is refunded', () => {
    const taken = makeRefundedOrder({
      paidWay: 'cash',
      vouchers: [{ ...sampleRefundVoucher, why: 'mistake', paise: 399_900 }],
    });
    expect(textOf(collectVoucherFacts(taken, beside))).toBe(`Voucher: a receipt is taken back
Number: MIV/26-27/000007
Date: 25 November 2026
Receipt given to: Ravi Kumar
Against receipt: MIR/26-27/000123
MERN Stack: ₹3,999
Taken back: ₹3,999
The receipt was given by mistake: no money came, and none goes back.
Made by a computer and valid without a signature.`);
  });

  it('does not mention a charge that was not taken', () => {
    const order = makePaidOrder();
    const facts = { ...order.offer.facts, registrationChargePaise: 0 };
    const free = collectReceiptFacts({ ...order, offer: { ...order.offer, facts } }, beside);
    expect(free?.notes).toEqual(collectReceiptFacts(order, beside)?.notes.slice(1));
  });

  it('exists from the payment on', () => {
    expect(collectReceiptFacts(makePaidOrder({ receipt: null }), beside)).toBeNull();
    expect(collectVoucherFacts(makePaidOrder(), beside)).toBeNull();
  });

  it('mentions tax only when a GSTIN is set, and then the tax inside the fee', () => {
    expect(textOf(collectReceiptFacts(makePaidOrder(), beside))).not.toMatch(/GST|SAC|[Tt]ax/);
    const said = textOf(collectReceiptFacts(taxed(), beside));
    expect(said).toContain('Tax invoice');
    expect(said).toContain('MERN Stack: Taxable value (SAC 999293): ₹3,388.98');
    expect(said).toContain('CGST 9%: ₹305.01\nSGST 9%: ₹305.01\nReceived: ₹3,999');
  });

  it('names the seller as at the time of the order', () => {
    const renamed = { ...seller, name: 'Another', gstin };
    expect(collectReceiptFacts(makePaidOrder(), { ...beside, seller: renamed })?.seller).toEqual(
      seller,
    );
  });

  it.each([
    ['demonstration', 'Demonstration: no money moved.'],
    ['test', 'Test: no money moved.'],
    ['live', null],
  ] as const)('of the mode "%s" is marked: %s', (mode, mark) => {
    expect(collectReceiptFacts(makePaidOrder({ mode }), beside)?.mark).toBe(mark);
    expect(collectVoucherFacts(makeRefundedOrder({ mode }), beside)?.mark).toBe(mark);
  });
});

it('a refund voucher states what was refunded, against which receipt, and the tax in it', () => {
  const said = textOf(collectVoucherFacts(taxed(makeRefundedOrder()), beside));
  expect(said).toContain('Refund voucher\nNumber: MIV/26-27/000007');
  expect(said).toContain('Paid back to: Ravi Kumar\nAgainst receipt: MIR/26-27/000123');
  expect(said).toContain('Paid back: ₹2,999');
  expect(said).toContain('CGST 9%: ₹228.74');
});

const receiptOver = (paise: number) => {
  const { receipt } = makePaidOrder();
  return receipt && { ...receipt, paise };
};

describe('the file of a receipt', () => {
  const folder = makeScratchFolder();
  let receiptFonts: ReceiptFonts;
  beforeAll(async () => {
    receiptFonts = await prepareReceiptFonts(join(folder.path, 'client'));
  }, 60_000);
  afterAll(() => folder.remove());

  /** A fake receipt store that counts the renderings. */
  function keeping(payer = 'Ravi Kumar') {
    const files = new Map<string, Buffer>();
    let drawn = 0;
    const orders: PrintedReceiptPort = {
      findReceipt: async (number) => ({ payer, file: files.get(number) ?? null }),
      async keepReceiptFile({ number }, file) {
        drawn += 1;
        files.set(number, file);
        return file;
      },
    };
    const receipts = makeReceiptFileMaker({ receiptFonts, offers: { seller }, orders });
    return { receipts, drawn: () => drawn };
  }
  const drawnFile = async (order: Order, payer?: string) =>
    (await keeping(payer).receipts?.make('receipt', order))?.bytes ?? Buffer.alloc(0);

  it('is drawn once, however often and by how many clients it is requested at once', async () => {
    const { receipts, drawn } = keeping();
    const order = makePaidOrder();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 20 }, () => receipts?.make('receipt', order)),
    );
    others.push(await receipts?.make('receipt', order));
    expect(first?.name).toBe('MIR-26-27-000123.pdf');
    expect(others.every((other) => other?.bytes.equals(first?.bytes ?? Buffer.alloc(0)))).toBe(
      true,
    );
    expect(drawn()).toBe(1);
  });

  it('is drawn again after a drawing that failed', async () => {
    const { receipts } = keeping();
    const broken = makePaidOrder({ receipt: receiptOver(Number.NaN) });
    await expect(receipts?.make('receipt', broken)).rejects.toThrow();
    expect(await receipts?.make('receipt', makePaidOrder())).not.toBeNull();
  });

  it('is the same byte for byte when it is drawn elsewhere, and after its enrolment was erased', async () => {
    const one = await drawnFile(makePaidOrder());
    expect(one.equals(await drawnFile(makePaidOrder({ payer: null, enrolmentId: null })))).toBe(
      true,
    );
    expect(one.equals(await drawnFile(makePaidOrder({ receipt: receiptOver(399_901) })))).toBe(
      false,
    );
  });

  it('is one page, tagged, in English, with a title and our own font in it', async () => {
    for (const [kind, order] of [
      ['receipt', taxed()],
      ['voucher', makeRefundedOrder()],
    ] as const) {
      const file = await keeping().receipts?.make(kind, order);
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

  it('keeps the longest possible name on its page', async () => {
    for (const name of ['W'.repeat(40).concat(' ').repeat(3), 'क्षितिज ज्ञानेश्वर '.repeat(6)]) {
      const file = await drawnFile(makePaidOrder(), name);
      expect(file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    }
  });

  it.skipIf(!hasPdfToText)('contains a name in Devanagari as it was typed', async () => {
    const path = join(folder.path, 'devanagari.pdf');
    writeFileSync(path, await drawnFile(makePaidOrder(), 'क्षितिज शर्मा'));
    expect(execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' })).toContain('क्षितिज शर्मा');
    if (process.env.KEEP_RECEIPTS) copyFileSync(path, '/tmp/devanagari.pdf');
  });

  it('is not made if the build has no fonts for it', () => {
    const orders = {} as PrintedReceiptPort;
    expect(makeReceiptFileMaker({ receiptFonts: null, offers: { seller }, orders })).toBeNull();
    expect(makeReceiptFileMaker({ receiptFonts, offers: { seller: null }, orders })).toBeNull();
  });
});
