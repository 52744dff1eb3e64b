import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenedStore, onBothEngines } from '../../../tests/service/support/on-both-engines.ts';
import { storePaidOrder } from '../../../tests/service/support/store-paid-order.ts';
import type { Order } from '../order.ts';

onBothEngines('a receipt', (open) => {
  let opened: OpenedStore;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());
  const orders = () => opened.store.orders;

  const numberOf = ({ receipt }: Order) => receipt?.number ?? '';
  const paidBack = async ({ id, paymentId, amountPaise }: Order) => {
    await orders().requestRefund(id, amountPaise, 'terminal', 0);
    const refund = { paymentId: paymentId ?? '', refundId: `rfnd_${id}`, paise: amountPaise };
    const { order } = await orders().applyFact(id, { kind: 'refunded', ...refund }, 'provider');
    return order.voucher?.number ?? '';
  };
  const erase = ({ enrolmentId }: Order) =>
    opened.store.desk.erase([enrolmentId ?? ''], 'terminal');

  it('stores with its number the person who paid, also when they are erased', async () => {
    const order = await storePaidOrder(opened.store, 'erased later');
    const noted = { payer: order.payer?.name, file: null };
    expect(await orders().findReceipt(numberOf(order))).toEqual(noted);
    await erase(order);
    expect(await orders().findReceipt(numberOf(order))).toEqual(noted);
    expect(await orders().findReceipt('MIR/00-01/000001')).toBeNull();
  });

  it('gives the name to the voucher of a refund after the erasure', async () => {
    const order = await storePaidOrder(opened.store, 'paid back later');
    await erase(order);
    const voucher = await orders().findReceipt(await paidBack(order));
    expect(voucher?.payer).toBe(order.payer?.name);
  });

  it('keeps the file that was rendered first', async () => {
    const order = await storePaidOrder(opened.store, 'drawn twice');
    const receipt = { number: numberOf(order), orderId: order.id, payer: 'Another' };
    const [first, second] = [Buffer.from([0x25, 0, 0xff]), Buffer.from('another')];
    expect(await orders().keepReceiptFile(receipt, first)).toEqual(first);
    expect(await orders().keepReceiptFile(receipt, second)).toEqual(first);
    expect(await orders().findReceipt(numberOf(order))).toEqual({
      payer: order.payer?.name,
      file: first,
    });
  });

  it('stores its file even if an older release has given the number', async () => {
    const { id } = await storePaidOrder(opened.store, 'of an older release');
    const receipt = { number: 'MIR/26-27/900000', orderId: id, payer: 'Ravi Kumar' };
    const file = Buffer.from('%PDF');
    expect(await orders().keepReceiptFile(receipt, file)).toEqual(file);
    expect(await orders().findReceipt(receipt.number)).toEqual({ payer: 'Ravi Kumar', file });
  });
});
