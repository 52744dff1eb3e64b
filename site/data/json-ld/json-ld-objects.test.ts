import { describe, expect, it } from 'vitest';
import { levels } from '#content/offers/levels.ts';
import type { NextStart } from '#content/offers/next-start-schema.ts';
import { offers } from '#content/offers/offers.ts';
import { provider } from '#content/provider.ts';
import { makeHomeAndPageCrumbs } from '#site/data/make-home-and-page-crumbs.ts';
import { sampleOfferOfKind } from '../../../tests/support/sample-offers.ts';
import { makeCourseJsonLdFacts } from './course-json-ld-facts.ts';
import {
  makeBreadcrumbJsonLd,
  makeCourseJsonLd,
  makeEventJsonLd,
  makeFaqJsonLd,
  makeItemListJsonLd,
  makeWorkshopJsonLd,
} from './json-ld-objects.ts';
import { makeOrganizationJsonLd } from './make-organization-json-ld.ts';
import { makeProgramsPageJsonLd } from './make-programs-page-json-ld.ts';
import { makeWorkshopJsonLdFacts } from './workshop-json-ld-facts.ts';

const soldCourse = sampleOfferOfKind('course');
const soldWorkshop = sampleOfferOfKind('workshop');
const course = makeCourseJsonLd(makeCourseJsonLdFacts(soldCourse), [
  'The web, the terminal and Git',
]);
const ofKind = (kind: string) => offers.filter((offer) => offer.kind === kind);

const dated = {
  name: 'A workshop',
  description: 'Four afternoons.',
  path: '/short-term#mern-workshop',
  image: '/share/short-term.png',
  startsAt: '2025-06-10T16:00:00+05:30',
  endsAt: '2025-06-13T18:30:00+05:30',
  feeRupees: 399,
  isOver: false,
};
const event = makeEventJsonLd(dated);
const workshop = makeWorkshopJsonLd(dated, makeWorkshopJsonLdFacts(soldWorkshop));

const origin = 'http://localhost:3000';
const us = {
  '@type': 'EducationalOrganization',
  '@id': `${origin}/#organization`,
  name: provider.name,
  url: `${origin}/`,
};

/** The values of all address keys, at any depth. */
function addressesIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(addressesIn);
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    ['url', 'item', 'image', 'logo', '@id'].includes(key) && typeof value === 'string'
      ? [value]
      : addressesIn(value),
  );
}

describe('structured data', () => {
  it('gives each start of a course its dates, days, hours and price, and contains no samples', () => {
    const start: NextStart = {
      ...{ id: 'b1', startDate: '2026-12-07', endDate: '2027-02-04', days: ['mon', 'fri'] },
      ...{ startTime: '19:00', endTime: '20:30', language: 'hi', mentor: 'Somebody' },
      ...{ places: 'full', seats: 20, isSample: false },
      early: { feeRupees: 3499, untilDay: '2026-12-02', reason: 'Early' },
    };
    const nextStarts = [start, { ...start, isSample: true }];
    const { hasCourseInstance } = makeCourseJsonLd(
      makeCourseJsonLdFacts({ ...soldCourse, nextStarts }),
    );
    expect(hasCourseInstance).toMatchObject([
      {
        '@type': 'CourseInstance',
        startDate: '2026-12-07',
        endDate: '2027-02-04',
        inLanguage: 'hi-IN',
        courseWorkload: 'PT8H',
        courseSchedule: {
          byDay: ['https://schema.org/Monday', 'https://schema.org/Friday'],
          startTime: '19:00',
          endTime: '20:30',
          scheduleTimezone: 'Asia/Kolkata',
        },
        offers: {
          price: 3499,
          priceValidUntil: '2026-12-02',
          availability: 'https://schema.org/SoldOut',
        },
      },
    ]);
    expect(hasCourseInstance).toHaveLength(1);
  });

  it('gives a course what search engines require: provider, offer, instance with its load', () => {
    expect(course).toMatchObject({
      '@type': 'Course',
      name: 'Web Course',
      provider: { '@type': 'EducationalOrganization' },
      timeRequired: 'P18W',
      educationalCredentialAwarded: soldCourse.certificate.title,
      offers: [{ '@type': 'Offer', category: 'Paid', price: 3999, priceCurrency: 'INR' }],
      hasCourseInstance: [
        {
          courseMode: 'Online',
          courseSchedule: { duration: 'PT8H', repeatFrequency: 'Weekly', repeatCount: 18 },
          courseWorkload: 'PT8H',
        },
      ],
      teaches: ['The web, the terminal and Git'],
    });
  });

  it.each([...ofKind('course'), ...ofKind('skill'), ...ofKind('intermediate'), ...ofKind('super')])(
    'describes $slug as its record does, in the required formats',
    (offer) => {
      const data = makeCourseJsonLd(makeCourseJsonLdFacts(offer));
      expect(data).toMatchObject({
        name: offer.title,
        educationalLevel: levels[offer.level].title,
        coursePrerequisites: offer.needs.before,
        offers: [{ price: offer.feeRupees, url: expect.stringContaining(offer.enrolPath) }],
      });
      expect(data.timeRequired).toMatch(/^P\d+[WM]$/);
      const [instance] = data.hasCourseInstance as Record<string, unknown>[];
      const schedule = instance?.courseSchedule as Record<string, unknown>;
      expect(schedule.duration).toMatch(/^PT\d+H$/);
      expect(schedule.repeatCount).toBeGreaterThan(7);
      expect(Number.isInteger(schedule.repeatCount)).toBe(true);
    },
  );

  it('counts six months of a program as 26 weeks of classes, as the page about teaching does', () => {
    const [, list] = makeProgramsPageJsonLd(
      { title: 'Super programs', path: '/super-program' },
      ofKind('super').map(makeCourseJsonLdFacts),
    );
    const items = list?.itemListElement as { item: Record<string, unknown> }[];
    expect(items).toHaveLength(ofKind('super').length);
    expect(items[0]?.item).toMatchObject({
      timeRequired: 'P6M',
      hasCourseInstance: [{ courseSchedule: { repeatCount: 26 } }],
    });
  });

  it('names a teacher only where a person is set', () => {
    const offer = soldCourse;
    const person = {
      kind: 'person',
      name: 'A. Sample',
      role: 'Mentor',
      about: 'Teaches.',
    } as const;
    expect(JSON.stringify(makeCourseJsonLd(makeCourseJsonLdFacts(offer)))).not.toContain(
      'instructor',
    );
    expect(makeCourseJsonLd(makeCourseJsonLdFacts({ ...offer, mentor: person }))).toMatchObject({
      hasCourseInstance: [{ instructor: { '@type': 'Person', name: 'A. Sample' } }],
    });
  });

  it('states the hours of each day of a workshop, and the address of its enrolment', () => {
    expect(workshop).toMatchObject({
      educationalLevel: 'Basics needed',
      eventSchedule: {
        startTime: '16:00',
        endTime: '18:30',
        duration: 'PT2H30M',
        repeatFrequency: 'Daily',
        repeatCount: 4,
      },
      offers: { price: 399, url: expect.stringMatching(/enroll-form\?offer=web-workshop$/) },
    });
  });

  it('offers no place in a workshop that has begun, and calls nothing scheduled that is over', () => {
    const scheduled = { eventStatus: 'https://schema.org/EventScheduled' };
    expect(event).toMatchObject({
      ...scheduled,
      offers: { availability: 'https://schema.org/InStock' },
    });
    const begun = makeWorkshopJsonLd(
      { ...dated, isSold: false },
      makeWorkshopJsonLdFacts(soldWorkshop),
    );
    expect(begun).toMatchObject(scheduled);
    expect(begun).not.toHaveProperty('offers');
    const over = makeWorkshopJsonLd(
      { ...dated, isOver: true },
      makeWorkshopJsonLdFacts(soldWorkshop),
    );
    expect(over).toMatchObject({ startDate: dated.startsAt, endDate: dated.endsAt });
    expect(over).not.toHaveProperty('eventStatus');
    expect(over).not.toHaveProperty('offers');
  });

  it('gives each question its place on the page and its complete answer', () => {
    const asked = { id: 'upi', question: 'By UPI?', answer: ['Yes.', 'By any app.'] };
    expect(makeFaqJsonLd('/questions', [asked])).toEqual({
      '@type': 'FAQPage',
      url: `${origin}/questions`,
      inLanguage: 'en-IN',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'By UPI?',
          url: `${origin}/questions#upi`,
          acceptedAnswer: { '@type': 'Answer', text: 'Yes.\nBy any app.' },
        },
      ],
    });
  });

  it('numbers crumbs and lists from one', () => {
    const list = makeItemListJsonLd('Two', [{ path: '/a' }, { path: '/b' }]);
    expect(list).toEqual({
      '@type': 'ItemList',
      name: 'Two',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: `${origin}/a` },
        { '@type': 'ListItem', position: 2, url: `${origin}/b` },
      ],
    });
    expect(makeBreadcrumbJsonLd(makeHomeAndPageCrumbs('Terms', '/terms'))).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: 'Terms', item: `${origin}/terms` },
      ],
    });
  });

  it('states the provider and the opening hours', () => {
    expect(makeOrganizationJsonLd()).toMatchObject({
      ...us,
      logo: `${origin}/icons/icon-512.png`,
      slogan: provider.tagline,
      email: provider.email,
      telephone: provider.phone,
      areaServed: 'IN',
      sameAs: provider.social.map(({ url }) => url),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        telephone: provider.phone,
        email: provider.email,
        areaServed: 'IN',
        availableLanguage: ['en'],
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          opens: provider.supportHours.opens,
          closes: provider.supportHours.closes,
        },
      },
    });
    expect(provider.social[0]?.url).toMatch(/^https:/);
  });

  it('states for each entry its type, its language, and its provider', () => {
    expect(course).toMatchObject({
      '@type': 'Course',
      url: `${origin}${soldCourse.path}`,
      inLanguage: 'en-IN',
      provider: us,
      offers: [{ '@type': 'Offer', url: `${origin}${soldCourse.enrolPath}` }],
      hasCourseInstance: [
        {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseSchedule: { '@type': 'Schedule' },
        },
      ],
      teaches: ['The web, the terminal and Git'],
    });
    expect(makeCourseJsonLd(makeCourseJsonLdFacts(soldCourse))).not.toHaveProperty('teaches');
    expect(workshop).toMatchObject({
      eventSchedule: { '@type': 'Schedule', scheduleTimezone: 'Asia/Kolkata' },
    });
    const wholeHours = { ...makeWorkshopJsonLdFacts(soldWorkshop), hoursPerDay: 2 };
    expect(makeWorkshopJsonLd(dated, wholeHours)).toMatchObject({
      eventSchedule: { duration: 'PT2H' },
    });
  });

  it('states the time, the place and the price of a dated event', () => {
    const place = `${origin}/short-term#mern-workshop`;
    const startDate = '2025-06-10T16:00:00+05:30';
    expect(event).toEqual({
      '@type': 'EducationEvent',
      name: 'A workshop',
      description: 'Four afternoons.',
      image: `${origin}/share/short-term.png`,
      startDate,
      endDate: '2025-06-13T18:30:00+05:30',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: place },
      organizer: us,
      isAccessibleForFree: false,
      inLanguage: 'en-IN',
      offers: {
        '@type': 'Offer',
        price: 399,
        priceCurrency: 'INR',
        url: place,
        validThrough: startDate,
        availability: 'https://schema.org/InStock',
        availabilityEnds: startDate,
      },
    });
    expect(makeEventJsonLd({ ...dated, feeRupees: 0 })).toMatchObject({
      isAccessibleForFree: true,
    });
  });

  it('names complete addresses only, and contains no rating of ourselves', () => {
    const all = [
      makeOrganizationJsonLd(),
      course,
      workshop,
      makeBreadcrumbJsonLd(makeHomeAndPageCrumbs('Terms', '/terms')),
    ];
    const addresses = addressesIn(all);
    expect(addresses.length).toBeGreaterThan(8);
    for (const address of addresses) expect(address).toMatch(/^https?:\/\/[^/]+\//);
    expect(JSON.stringify(all)).not.toMatch(/rating|review/i);
  });
});
