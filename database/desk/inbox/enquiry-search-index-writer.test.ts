import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEnrolment } from '../../../tests/service/support/make-submissions.ts';
import { type OpenedStore, onBothEngines } from '../../../tests/service/support/on-both-engines.ts';
import {
  storeStaffMember,
  submitEnquiry,
} from '../../../tests/service/support/staff-and-enquiries.ts';
import { sampleOfferOnSale } from '../../../tests/service/support/store-paid-order.ts';
import type { Store } from '../../store.ts';

onBothEngines('The search at the desk', (open) => {
  let opened: OpenedStore;
  let store: Store;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    opened = await open();
    ({ store } = opened);
    const come = async (name: string, more: Record<string, string | null> = {}) => {
      ids[name] = (await submitEnquiry(store, { name, ...more })).id;
    };
    await come('Priya Nair', { message: 'Is there a weekend batch for nurses?' });
    await come('Lakshmi Iyer', { offer: 'mern-stack' });
    await come('Venkataraman Pillai');
    await come('Mohammed Khan');
    await come('देवांशु मिश्रा');
    await come('Fathima Beevi', { message: 'I live in Thiruvananthapuram.' });
  });
  afterAll(() => opened.close());

  async function found(search: string): Promise<string[]> {
    const { rows, total } = await store.desk.inbox({ search }, 'all', 1);
    expect(total).toBe(rows.length);
    return rows.map(({ name }) => name ?? '');
  }

  it.each([
    ['Pria', 'Priya Nair'],
    ['laxmi', 'Lakshmi Iyer'],
    ['Venkatraman', 'Venkataraman Pillai'],
    ['Muhammed', 'Mohammed Khan'],
    ['dewanshu', 'देवांशु मिश्रा'],
    ['फ़ातिमा', 'Fathima Beevi'],
  ])('finds by "%s" the name %s', async (typed, name) => {
    expect(await found(typed)).toEqual([name]);
  });

  it('finds a town of the message in another spelling', async () => {
    expect(await found('tiruvanandapuram')).toEqual(['Fathima Beevi']);
  });

  it('writes the words of an earlier release again', async () => {
    const { id } = await submitEnquiry(store, { name: 'गौरव चौधरी' });
    expect(await found('gourav')).toEqual(['गौरव चौधरी']);
    await opened.exec(`
      UPDATE enquiry_words SET words = 'गौरव चौधरी' WHERE enquiry_id = '${id}';
      INSERT INTO enquiries_without_words VALUES ('${id}');`);
    expect(await found('gourav')).toEqual(['गौरव चौधरी']);
    expect(await store.desk.indexNew(100)).toBe(false);
  });

  it('finds words of a message and of an offer', async () => {
    expect(await found('weekend nurses')).toEqual(['Priya Nair']);
    expect(await found('mern')).toEqual(['Lakshmi Iyer']);
    expect(await found('laxmi mern')).toEqual(['Lakshmi Iyer']);
    expect(await found('laxmi weekend')).toEqual([]);
  });

  it('finds new enquiries, and corrected ones only by the new name', async () => {
    const { id } = await submitEnquiry(store, { name: 'Gita Das' });
    expect(await found('geetha')).toEqual(['Gita Das']);
    const { id: who } = await storeStaffMember(store);
    await store.desk.correct(id, 'name', 'Sunil Das', who);
    expect(await found('geetha')).toEqual([]);
    expect(await found('suneel')).toEqual(['Sunil Das']);
  });

  it('finds nothing of an erased enquiry', async () => {
    const { id } = await submitEnquiry(store, { name: 'Faisal Ali' });
    expect(await found('faizal')).toEqual(['Faisal Ali']);
    await store.desk.erase([id], 'terminal');
    expect(await found('faizal')).toEqual([]);
  });

  it('says whether more enquiries have to be indexed', async () => {
    for (let n = 0; n < 101; n += 1) await submitEnquiry(store, { name: `Left ${n}` });
    expect(await store.desk.indexNew(100)).toBe(true);
    expect(await store.desk.indexNew(100)).toBe(false);
    expect(await store.desk.indexNew(100)).toBe(false);
  });

  it('accepts every character that a person can type', async () => {
    for (const typed of [
      '"',
      "'",
      '~',
      '\\',
      'a"b',
      "o'neil",
      '*',
      ':*',
      '( )',
      '𝒳𝒳',
      '\u{11F02}x',
      '¼x',
    ])
      expect(await found(typed)).toBeInstanceOf(Array);
  });

  it('finds by a complete address only its person and orders, although others have its words', async () => {
    await store.orders.setOffers([sampleOfferOnSale], 'live');
    const one = { name: 'Nandini Rao', email: 'nandini.5@example.com', mobile: '98765 43210' };
    const other = { name: 'Nandini Nair', email: 'nandini.6@example.com', mobile: '98765 43211' };
    for (const person of [one, other])
      await submitEnquiry(store, { ...person, offer: sampleOfferOnSale.slug }, makeEnrolment);
    expect(await found('nandini 5')).toHaveLength(2);
    expect(await found('Nandini.5@Example.com')).toEqual(['Nandini Rao']);
    const orders = await store.orders.listOrders({ search: 'Nandini.5@Example.com' });
    expect(orders.map(({ payer }) => payer?.name)).toEqual(['Nandini Rao']);
  });
});
