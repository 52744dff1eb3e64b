import { expect, it } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { offersFileSchema } from '#contract/offer-record.ts';
import { sampleOffer } from '../../tests/support/sample-offers.ts';
import { makeOfferRecord, makePrivacyNoticeRecord } from './write-offer-records.ts';

const course = sampleOffer('course');

it('every offer is written for the service in a form that it reads', () => {
  const { offers: read } = offersFileSchema.parse({
    offers: offers.map(makeOfferRecord),
    unknown: {},
  });
  expect(read.map(({ slug }) => slug)).toEqual(offers.map(({ slug }) => slug));
});

it('the service gets what each form agrees to, by the table to which it writes', () => {
  const agreed = { call: 'a call', enrolment: 'a place', subscription: 'news' };
  const given = makePrivacyNoticeRecord({ from: '2026-11-21', agreed });
  const file = { offers: [], unknown: {}, privacyNotices: [given] };
  expect(offersFileSchema.parse(file).privacyNotices).toEqual([
    {
      from: '2026-11-21',
      agreed: {
        request_a_call: 'a call',
        enrollments: 'a place',
        email_subscriptions: 'news',
        waiting_list: 'a place',
      },
    },
  ]);
});

it('amounts are in paise, and the charge is part of the fee', () => {
  expect(makeOfferRecord(course)).toMatchObject({
    feePaise: 399_900,
    registrationChargePaise: 100_000,
    kind: { id: 'course', name: 'course with internship' },
  });
});

it('the version changes with a fact, and stays the same with other words', () => {
  const { version } = makeOfferRecord(course);
  expect(makeOfferRecord({ ...course, text: 'Said otherwise.', keywords: [] }).version).toBe(
    version,
  );
  for (const change of [{ feeRupees: 4999 }, { covers: ['Less.'] }, { refund: 'None.' }])
    expect(makeOfferRecord({ ...course, ...change }).version).not.toBe(version);
});
