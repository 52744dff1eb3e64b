import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { holidays } from '#content/calendar/holidays.ts';
import { courseTerms } from '#content/catalogue/course-terms.ts';
import { internshipEnrolment } from '#content/catalogue/internship-enrolment.ts';
import { offers } from '#content/offers/offers.ts';
import { provider } from '#content/provider.ts';
import { formPagePaths } from '#contract/forms/form-page-paths.ts';
import { offersFileName, offersFileSchema } from '#contract/published/built-offers-file.ts';
import { makeScratchFolder } from '../../tests/service/support/make-scratch-folder.ts';
import { sampleOfferOfKind } from '../../tests/support/sample-offers.ts';
import { makeOfferRecord, makePrivacyNoticeRecord, writeOffersFile } from './write-offers-file.ts';

const course = sampleOfferOfKind('course');

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

it('the forms of an offer name it, link to each other and to its waiting list', () => {
  const { slug, callPath, enrolPath } = course;
  const { words } = makeOfferRecord(course);
  expect(words[formPagePaths.enrollments]).toMatchObject({
    fields: { offer: slug },
    links: { call: callPath, waiting: `${formPagePaths.waiting_list}?offer=${slug}` },
    lists: { covers: expect.arrayContaining([expect.any(String)]) },
    head: { picture: expect.stringContaining('/') },
  });
  expect(words[formPagePaths.request_a_call]).toMatchObject({
    fields: { offer: slug, program: expect.stringMatching(/./) },
    links: { enrol: enrolPath },
    message: expect.stringContaining(course.title),
  });
});

it('an offer with dates has other words once it has begun, and one without has none', () => {
  const workshop = makeOfferRecord(sampleOfferOfKind('workshop'));
  expect(workshop.start).toEqual({
    at: 'dates',
    startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(Object.keys(workshop.wordsOnceBegun)).toEqual(Object.keys(workshop.words));
  expect(workshop.wordsOnceBegun).not.toEqual(workshop.words);
  const { start, wordsOnceBegun } = makeOfferRecord(course);
  expect([start, wordsOnceBegun]).toEqual([course.start, {}]);
});

it('the file of the service has what all orders, receipts and first batches need', async () => {
  const folder = makeScratchFolder();
  try {
    expect(await writeOffersFile(folder.path)).toBe(offers.length);
    const file = JSON.parse(readFileSync(join(folder.path, offersFileName), 'utf8'));
    expect(file.minimal).toMatchObject({
      title: internshipEnrolment.title,
      feePaise: internshipEnrolment.feeRupees * 100,
      registrationChargePaise: 100_000,
      covers: [...courseTerms.covers],
      refund: expect.stringContaining('₹1,000'),
      version: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(file.seller).toEqual({
      name: provider.name,
      email: provider.email,
      phone: provider.phone,
      address: provider.address,
      legalName: provider.legalName,
      gstin: provider.gstin,
    });
    expect(file.callingHours).toEqual(provider.supportHours);
    expect(file.holidays).toEqual(holidays.days.map(({ date }) => date));
    expect(file.privacyNotices.length).toBeGreaterThan(0);
    for (const page of [formPagePaths.enrollments, formPagePaths.request_a_call])
      expect(file.unknown[page].texts.unknown).toMatch(/./);
    type Early = { paise: number; untilDaysBefore: number; reason: string } | null;
    const early = (file.firstBatches as { offer: string; early: Early }[]).flatMap(
      ({ offer, early }) => (early === null ? [] : [{ offer, early }]),
    );
    expect(early.length).toBeGreaterThan(0);
    expect(early.length).toBeLessThan(file.firstBatches.length);
    for (const { offer, early: price } of early) {
      const fee = offers.find(({ slug }) => slug === offer)?.feeRupees ?? 0;
      expect(price?.paise).toBeGreaterThan(fee * 50);
      expect(price?.paise).toBeLessThan(fee * 100);
      expect(price).toMatchObject({
        untilDaysBefore: expect.any(Number),
        reason: expect.stringMatching(/./),
      });
    }
  } finally {
    folder.remove();
  }
});
