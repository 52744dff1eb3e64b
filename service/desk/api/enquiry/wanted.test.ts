import { describe, expect, it } from 'vitest';
import type { MinimalEnrolment } from '#contract/offer-record.ts';
import { soldOffers } from '../../../../tests/service/support/sold-offers.ts';
import { offersFrom, unknownOffers } from '../../../offers/offers.ts';
import { offerFacts, wantedBy } from './wanted.ts';

const minimal: MinimalEnrolment = {
  title: 'Internship enrolment',
  feePaise: 150_000,
  registrationChargePaise: 50_000,
  refund: 'Ask a week before.',
  covers: ['Everything.'],
  afterPayment: 'We write to you.',
  version: '00112233445566ff',
};
const offers = offersFrom({ ...soldOffers, minimal });
const withoutMinimal = offersFrom(soldOffers);
const call = (offer: string | null) => ({ kind: 'request_a_call', offer }) as const;
const enrolment = (offer: string | null) => ({ kind: 'enrollments', offer }) as const;
const now = new Date('2025-06-01T06:00:00Z');

describe('what somebody wants', () => {
  it('is an offer with its kind, its fee and how it starts', () => {
    expect(wantedBy(call('flutter'), offers, now)).toEqual({
      title: 'Flutter',
      kind: 'course with internship',
      feePaise: 399_900,
      start: { at: 'words', words: 'Arranged with you on a call.' },
    });
  });

  it('starts on its day until that day is over in India, and then says nothing of a start', () => {
    const startAt = (moment: string) =>
      wantedBy(call('mern-workshop'), offers, new Date(moment))?.start;
    const day = { at: 'date', day: '10 June 2025' };
    expect(startAt('2025-06-01T06:00:00Z')).toEqual(day);
    expect(startAt('2025-06-10T18:29:59Z')).toEqual(day);
    expect(startAt('2025-06-10T18:30:00Z')).toBeNull();
  });

  it('is called by its slug once it is not sold any more', () => {
    const old = { title: 'cobol', kind: null, feePaise: null, start: null };
    expect(wantedBy(call('cobol'), offers, now)).toEqual(old);
    expect(wantedBy(enrolment('cobol'), offers, now)).toEqual(old);
  });

  it('is nothing for who asks for a call without naming an offer', () => {
    expect(wantedBy(call(null), offers, now)).toBeNull();
  });

  it('is the bare enrolment for who enrols without naming one, where that is sold', () => {
    expect(wantedBy(enrolment(null), offers, now)).toEqual({
      title: 'Internship enrolment',
      kind: null,
      feePaise: 150_000,
      start: null,
    });
    expect(wantedBy(enrolment(null), withoutMinimal, now)).toBeNull();
    expect(wantedBy(enrolment(null), unknownOffers, now)).toBeNull();
  });
});

describe('what a message can say of it', () => {
  it('is the name, the fee and the start of the offer', () => {
    expect(offerFacts(call('mern-workshop'), offers)).toMatchObject({
      name: 'MERN <Workshop> & "more"',
      feePaise: 39_900,
      start: { at: 'dates', startDate: '2025-06-10' },
    });
  });

  it('is nothing of what is not sold any more, nor where no offer was named', () => {
    expect(offerFacts(call('cobol'), offers)).toBeNull();
    expect(offerFacts(call(null), offers)).toBeNull();
    expect(offerFacts(enrolment(null), withoutMinimal)).toBeNull();
  });

  it('is the bare enrolment, which starts on no day, for who enrols without naming an offer', () => {
    expect(offerFacts(enrolment(null), offers)).toEqual({
      name: 'Internship enrolment',
      feePaise: 150_000,
      start: { at: 'request' },
    });
  });
});
