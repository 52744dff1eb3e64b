import { expect, it } from 'vitest';
import { findOffer, offers } from '#content/offers/offers.ts';
import { offersFileSchema } from '#contract/offer-record.ts';
import { offerRecord } from './offer-records.ts';

const flutter = findOffer('flutter');
if (flutter === null) throw new Error('flutter is not sold any more: take another offer');

it('every offer is told to the service in a form that it reads', () => {
  const { offers: read } = offersFileSchema.parse({
    offers: offers.map(offerRecord),
    unknown: {},
  });
  expect(read.map(({ slug }) => slug)).toEqual(offers.map(({ slug }) => slug));
});

it('money is in paise, and the charge is part of the fee', () => {
  expect(offerRecord(flutter)).toMatchObject({
    feePaise: 399_900,
    registrationChargePaise: 100_000,
    kind: { id: 'course', name: 'course with internship' },
  });
});

it('the version is another one when a fact is, and the same for other words', () => {
  const { version } = offerRecord(flutter);
  expect(offerRecord({ ...flutter, text: 'Said otherwise.', keywords: [] }).version).toBe(version);
  for (const change of [{ feeRupees: 4999 }, { covers: ['Less.'] }, { refund: 'None.' }])
    expect(offerRecord({ ...flutter, ...change }).version).not.toBe(version);
});
