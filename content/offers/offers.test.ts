import { describe, expect, it } from 'vitest';
import { certificates } from '../landing/certificates.ts';
import { fields } from './fields.ts';
import { kindIds, kinds } from './kinds.ts';
import { needsList } from './needs-list.ts';
import { findOffer, offers } from './offers.ts';

const ofKind = (kind: string) => offers.filter((offer) => offer.kind === kind);

describe('the list of offers', () => {
  it('holds all 46, told apart as five kinds, each at the published fee', () => {
    expect(
      kindIds.map((kind) => [
        kind,
        ofKind(kind).length,
        ...new Set(ofKind(kind).map((o) => o.feeRupees)),
      ]),
    ).toEqual([
      ['workshop', 4, 399],
      ['skill', 10, 2299],
      ['course', 16, 3999],
      ['intermediate', 12, 5599],
      ['super', 4, 11999],
    ]);
    expect(new Set(offers.map(({ slug }) => slug)).size).toBe(46);
  });

  it('says how much of it is live: an hour a week of a course, all of a workshop, more of every program', () => {
    for (const { hours, kind, slug } of offers) {
      const live = { course: 1, skill: 3, intermediate: 4, super: 6, workshop: hours.perWeek }[
        kind
      ];
      expect(hours.livePerWeek, slug).toBe(live);
      expect(hours.perWeek, slug).toBeGreaterThanOrEqual(live);
    }
  });

  it('has the charge of each inside its fee', () => {
    expect([
      ...new Set(offers.map((o) => `${o.feeRupees}: ${o.registrationChargeRupees}`)),
    ]).toEqual(['3999: 1000', '2299: 1000', '5599: 1120', '11999: 2400', '399: 399']);
  });

  it('guarantees a job with the four super programs only, and never without the conditions', () => {
    for (const { kind, guarantee } of offers) {
      if (kind === 'super') expect(guarantee).toMatch(/85%.*completed all projects.*no job offer/);
      else expect(guarantee).toBeNull();
    }
  });

  it('leads to the page or the place where the offer is described, and to its enrolment', () => {
    const paths = Object.fromEntries(offers.map(({ slug, path }) => [slug, path]));
    expect(paths).toMatchObject({
      'mern-stack': '/fullstack-details/mern-stack',
      'tally-gst': '/Miranaya-skill-program#tally-gst',
      'plc-scada': '/intermediate-programs#plc-scada',
      'full-stack-engineering': '/super-program#full-stack-engineering',
      'solidworks-workshop': '/short-term#solidworks-workshop',
    });
    expect(new Set(Object.values(paths)).size).toBe(46);
    expect(findOffer('mern-stack')?.enrolPath).toBe('/enroll-form?offer=mern-stack');
  });

  it('knows no offer by a slug that is none', () => {
    for (const slug of ['', 'mern', 'constructor', null, undefined]) {
      expect(findOffer(slug)).toBeNull();
    }
  });
});

describe('what one needs', () => {
  it('is said for each offer under all five heads, each a whole sentence', () => {
    for (const { slug, needs } of offers) {
      for (const { name, text } of needsList(needs)) {
        expect(text, `${slug}, ${name}`).toMatch(/^[A-Z].*\.$/);
        expect(text, `${slug}, ${name}`).not.toMatch(/['"!]| {2}/);
      }
    }
  });

  it('is written for the subject: no two offers expect or run on the same', () => {
    for (const head of ['before', 'computer', 'software'] as const) {
      const texts = offers
        .filter(({ kind }) => kind !== 'workshop')
        .map(({ needs }) => needs[head]);
      const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
      expect(twice, head).toEqual([]);
    }
  });

  it('quotes no price but the three estimates of the courses that need parts or a model provider', () => {
    const priced = offers.filter(({ needs }) => JSON.stringify(needs).includes('₹'));
    expect(priced.map(({ slug }) => slug)).toEqual(['c-embedded', 'agentic-ai-genai']);
  });

  it('names a computer that is not a phone for everything', () => {
    for (const { slug, needs } of offers) expect(needs.computer, slug).toMatch(/laptop/i);
  });
});

describe('the words of the kinds', () => {
  it('are five different ones, each with a certificate that exists', () => {
    expect(new Set(kindIds.map((kind) => kinds[kind].name)).size).toBe(5);
    expect(new Set(kindIds.map((kind) => kinds[kind].taught)).size).toBe(5);
    const known = certificates.map(({ slug }) => slug);
    for (const kind of kindIds) expect(known).toContain(kinds[kind].certificate);
  });

  it('leave no field empty', () => {
    for (const field of Object.keys(fields)) {
      expect(
        offers.filter((offer) => offer.fields.some((one) => one === field)).length,
      ).toBeGreaterThan(2);
    }
  });
});
