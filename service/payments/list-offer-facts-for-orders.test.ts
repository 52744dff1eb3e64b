import { describe, expect, it } from 'vitest';
import { makePaidOrder } from '../../tests/service/support/make-paid-order.ts';
import { sampleOffersFile, seller } from '../../tests/service/support/sample-offers-file.ts';
import type { Offers } from '../offers/read-offers.ts';
import { listOfferFactsForOrders } from './list-offer-facts-for-orders.ts';
import { readSoldOfferFacts } from './read-sold-offer-facts.ts';

const defaultOffer = {
  version: 'aaaa',
  title: 'Internship enrolment',
  feePaise: 399_900,
  registrationChargePaise: 100_000,
  refund: 'Ask a week before.',
  covers: ['The course.'],
  afterPayment: 'We write to you about the course.',
};
const known = { all: sampleOffersFile.offers, defaultOffer: null, seller } as unknown as Offers;

describe('the offers on sale', () => {
  it('are unknown if no site is built', () => {
    expect(listOfferFactsForOrders({ ...known, all: null })).toBeNull();
  });

  it('are all offers with their fees, and the facts that their orders keep', () => {
    const all = listOfferFactsForOrders(known) ?? [];
    expect(all).toHaveLength(sampleOffersFile.offers.length);
    expect(all[0]).toEqual({
      slug: 'flutter',
      version: '0123456789abcdef',
      title: 'Flutter, course with internship',
      amountPaise: 399_900,
      kind: 'course',
      facts: {
        kind: 'course with internship',
        registrationChargePaise: 100_000,
        refund: 'Ask a week before.',
        covers: ['Everything.'],
        guarantee: null,
        afterPayment: 'We write to you with the first day.',
        start: { at: 'request', sentence: 'Arranged with you on a call.' },
        seller,
      },
    });
  });

  it('include the enrolment without an offer, without a slug', () => {
    expect(
      listOfferFactsForOrders({ ...known, defaultOffer } as unknown as Offers)?.at(-1),
    ).toEqual({
      slug: '',
      version: 'aaaa',
      title: 'Internship enrolment',
      amountPaise: 399_900,
      kind: 'course',
      facts: {
        kind: 'Internship enrolment',
        registrationChargePaise: 100_000,
        refund: 'Ask a week before.',
        covers: ['The course.'],
        afterPayment: 'We write to you about the course.',
        seller,
      },
    });
  });
});

describe('the facts that an order was made on', () => {
  const having = (facts: Record<string, unknown>) =>
    readSoldOfferFacts(makePaidOrder({ offer: { ...makePaidOrder().offer, facts } }));

  it('are read from the order', () => {
    expect(readSoldOfferFacts(makePaidOrder())).toEqual({
      kind: 'course with internship',
      registrationChargePaise: 100_000,
      refund: 'A refund is made if you ask for it at least 1 week before the start.',
      guarantee: null,
      afterPayment: 'We write to you with the start.',
      seller,
      isRepriced: false,
    });
  });

  it('are null if they are missing or have another format', () => {
    const none = {
      kind: '',
      registrationChargePaise: 0,
      refund: null,
      guarantee: null,
      afterPayment: 'We write to you with all that you need for the start.',
      seller: null,
      isRepriced: false,
    };
    expect(having({})).toEqual(none);
    expect(having({ registrationChargePaise: -1, refund: 7, seller: { name: 'X' } })).toEqual(none);
    expect(having({ guarantee: 7, afterPayment: null })).toEqual(none);
    expect(having({ registrationChargePaise: 0.5, refund: null, seller: null })).toEqual(none);
    expect(having({ registrationChargePaise: 0 })).toEqual(none);
  });
});
