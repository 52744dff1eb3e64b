import { describe, expect, it } from 'vitest';
import type { DefaultOfferRecord } from '#contract/published/built-offers-file.ts';
import { sampleOffersFile } from '../../../../tests/service/support/sample-offers-file.ts';
import { makeOffersFromFile, unknownOffers } from '../../../offers/read-offers.ts';
import {
  findOfferFactsForMessages,
  findOfferOfEnquiry,
  withFeeOfOrder,
} from './find-offer-of-enquiry.ts';

const minimal: DefaultOfferRecord = {
  title: 'Internship enrolment',
  feePaise: 150_000,
  registrationChargePaise: 50_000,
  refund: 'Ask a week before.',
  covers: ['Everything.'],
  afterPayment: 'We write to you.',
  version: '00112233445566ff',
};
const offers = makeOffersFromFile({ ...sampleOffersFile, minimal });
const withoutMinimal = makeOffersFromFile(sampleOffersFile);
const call = (offer: string | null) => ({ kind: 'request_a_call', offer }) as const;
const enrolment = (offer: string | null) => ({ kind: 'enrollments', offer }) as const;
const now = new Date('2025-06-01T06:00:00Z');

describe('the wanted offer', () => {
  it('has its kind, its fee and its way to start', () => {
    expect(findOfferOfEnquiry(call('flutter'), offers, now)).toEqual({
      title: 'Flutter',
      kind: 'course with internship',
      feePaise: 399_900,
      start: { at: 'words', words: 'Arranged with you on a call.' },
    });
  });

  it('shows its start until that day is over in India, and no start afterwards', () => {
    const startAt = (moment: string) =>
      findOfferOfEnquiry(call('mern-workshop'), offers, new Date(moment))?.start;
    const day = { at: 'date', day: '10 June 2025' };
    expect(startAt('2025-06-01T06:00:00Z')).toEqual(day);
    expect(startAt('2025-06-10T18:29:59Z')).toEqual(day);
    expect(startAt('2025-06-10T18:30:00Z')).toBeNull();
  });

  it('is named by its slug once it is not sold any more', () => {
    const old = { title: 'cobol', kind: null, feePaise: null, start: null };
    expect(findOfferOfEnquiry(call('cobol'), offers, now)).toEqual(old);
    expect(findOfferOfEnquiry(enrolment('cobol'), offers, now)).toEqual(old);
  });

  it('has the fee that its order asks for, while the order is open or paid', () => {
    const wanted = findOfferOfEnquiry(enrolment('flutter'), offers, now);
    const order = { state: 'offered', amountPaise: 349_900, instalment: null } as const;
    const feeAt = (change: object) => withFeeOfOrder(wanted, { ...order, ...change })?.feePaise;
    expect(feeAt({})).toBe(349_900);
    expect(feeAt({ state: 'refunded' })).toBe(349_900);
    expect(feeAt({ state: 'expired' })).toBe(399_900);
    expect(feeAt({ state: 'cancelled' })).toBe(399_900);
    const first = { position: 1, count: 3 };
    expect(feeAt({ amountPaise: 133_300, instalment: first })).toBe(399_900);
    expect(withFeeOfOrder(wanted, undefined)).toEqual(wanted);
    expect(withFeeOfOrder(null, order)).toBeNull();
  });

  it('is null for a call request that names no offer', () => {
    expect(findOfferOfEnquiry(call(null), offers, now)).toBeNull();
  });

  it('is the internship for an enrolment without an offer, while it is sold', () => {
    expect(findOfferOfEnquiry(enrolment(null), offers, now)).toEqual({
      title: 'Internship enrolment',
      kind: null,
      feePaise: 150_000,
      start: null,
    });
    expect(findOfferOfEnquiry(enrolment(null), withoutMinimal, now)).toBeNull();
    expect(findOfferOfEnquiry(enrolment(null), unknownOffers, now)).toBeNull();
  });
});

describe('the facts for a message', () => {
  it('are the name, the fee and the start of the offer', () => {
    expect(findOfferFactsForMessages(call('mern-workshop'), offers)).toMatchObject({
      name: 'MERN <Workshop> & "more"',
      feePaise: 39_900,
      start: { at: 'dates', startDate: '2025-06-10' },
    });
  });

  it('are empty if the offer is no longer sold or was not named', () => {
    expect(findOfferFactsForMessages(call('cobol'), offers)).toBeNull();
    expect(findOfferFactsForMessages(call(null), offers)).toBeNull();
    expect(findOfferFactsForMessages(enrolment(null), withoutMinimal)).toBeNull();
  });

  it('are the internship without a start, for an enrolment without an offer', () => {
    expect(findOfferFactsForMessages(enrolment(null), offers)).toEqual({
      name: 'Internship enrolment',
      feePaise: 150_000,
      start: { at: 'request' },
    });
  });
});
