import { expect, it } from 'vitest';
import { kinds } from '#content/offers/kinds.ts';
import { offers } from '#content/offers/offers.ts';
import { jobGuaranteeOfferKind } from '#service/payments/read-sold-offer-facts.ts';

it('an order has the mark of the job guarantee when its offer has the guarantee, and no other order', () => {
  for (const { slug, kind, guarantee } of offers)
    expect([slug, kinds[kind].name === jobGuaranteeOfferKind]).toEqual([slug, guarantee !== null]);
});
