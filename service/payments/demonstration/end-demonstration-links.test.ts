import { expect, it } from 'vitest';
import { onEachEngine } from '../../../tests/service/support/each-engine.ts';
import { sampleOffer } from '../../../tests/service/support/store-paid-order.ts';
import { enrolment } from '../../../tests/service/support/submissions.ts';
import { endDemonstrationLinks } from './end-demonstration-links.ts';

onEachEngine('once there is a real provider', (current) => {
  it('every open link of the demonstration bank ends, and no other; who enrols again gets another order', async () => {
    const { orders, insertAsVisitor } = current();
    await orders.setOffers([sampleOffer]);
    const enrolled = async (n: number) => {
      const submission = enrolment(n, { offer: sampleOffer.slug });
      const { email, mobile } = submission.row;
      await insertAsVisitor(submission);
      const order = await orders.orderOfPerson(
        { email: `${email}`, phone: `${mobile}` },
        sampleOffer.slug,
      );
      if (order === null) throw new Error('There is no order.');
      return { order, submission };
    };
    const linked = async (n: number, id: string) => {
      const { order } = await enrolled(n);
      return orders.noteLink(order.id, { id: `${id}_${order.id}`, url: '/x', expiresAt: null });
    };
    const oldest = await linked(0, 'demo');
    const real = await linked(1, 'plink');
    for (let n = 2; n < 55; n += 1) await linked(n, 'demo');
    await endDemonstrationLinks(orders);
    expect((await orders.listOrders({ state: 'offered' })).map(({ id }) => id)).toEqual([real.id]);
    expect(await orders.findOrder(oldest.id)).toMatchObject({ state: 'cancelled' });
    const { submission } = await enrolled(0);
    await insertAsVisitor({ ...submission, row: { ...submission.row, name: 'Once more' } });
    expect((await enrolled(0)).order.id).not.toBe(oldest.id);
  });
});
