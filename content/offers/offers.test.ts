import { describe, expect, it } from 'vitest';
import { sampleOfferOfKind, sampleOffers } from '../../tests/support/sample-offers.ts';
import { fees } from '../fees.ts';
import { certificates } from '../landing/certificates.ts';
import { catalogueContent } from './catalogue-content.ts';
import { computeRegistrationChargeRupees } from './facts/compute-registration-charge-rupees.ts';
import { listLearnerNeeds } from './facts/list-learner-needs.ts';
import { kindIds, kinds } from './kinds.ts';
import { findOffer, offers } from './offers.ts';
import { studyFields } from './study-fields.ts';

describe('the list of offers', () => {
  it('contains every entry of the catalogue once, with the fee of its kind', () => {
    const entries = [
      ...catalogueContent.courses,
      ...catalogueContent.programs.flatMap(({ programs }) => programs),
      ...catalogueContent.workshops,
    ];
    expect(offers.map(({ slug }) => slug).toSorted()).toEqual(
      entries.map(({ slug }) => slug).toSorted(),
    );
    const feeOf = {
      workshop: fees.workshopRupees,
      skill: fees.skillRupees,
      course: fees.internshipRupees,
      intermediate: fees.intermediateRupees,
      super: fees.superRupees,
    };
    for (const { slug, kind, feeRupees } of offers) expect(feeRupees, slug).toBe(feeOf[kind]);
  });

  it('says the live hours: an hour a week for a course, all hours for a workshop, more for every program', () => {
    for (const { hours, kind, slug } of offers) {
      const live = { course: 1, skill: 3, intermediate: 4, super: 6, workshop: hours.perWeek }[
        kind
      ];
      expect(hours.livePerWeek, slug).toBe(live);
      expect(hours.perWeek, slug).toBeGreaterThanOrEqual(live);
    }
  });

  it('has a registration charge within each fee', () => {
    for (const { slug, feeRupees, registrationChargeRupees: charge } of offers) {
      expect(charge, slug).toBe(computeRegistrationChargeRupees(feeRupees));
      expect(charge, slug).toBeLessThanOrEqual(feeRupees);
    }
  });

  it('guarantees a job with the super programs only, and never without the conditions', () => {
    for (const { kind, guarantee } of offers) {
      if (kind === 'super') expect(guarantee).toMatch(/85%.*completed all projects.*no job offer/);
      else expect(guarantee).toBeNull();
    }
  });

  it('links to the page or place that describes the offer, and to its enrolment', () => {
    expect(Object.fromEntries(sampleOffers.map(({ kind, path }) => [kind, path]))).toEqual({
      workshop: '/short-term#web-workshop',
      skill: '/Miranaya-skill-program#web-skill',
      course: '/fullstack-details/web-course',
      intermediate: '/intermediate-programs#web-intermediate',
      super: '/super-program#web-super',
    });
    expect(sampleOfferOfKind('course').enrolPath).toBe('/enroll-form?offer=web-course');
    expect(new Set(offers.map(({ path }) => path)).size).toBe(offers.length);
  });

  it('finds no offer for an unknown slug', () => {
    for (const slug of ['', 'mern', 'constructor', null, undefined]) {
      expect(findOffer(slug)).toBeNull();
    }
  });
});

describe('the needs of an offer', () => {
  it('are given under all five headings, each in a whole sentence', () => {
    for (const { slug, needs } of offers) {
      for (const { name, text } of listLearnerNeeds(needs)) {
        expect(text, `${slug}, ${name}`).toMatch(/^[A-Z].*\.$/);
        expect(text, `${slug}, ${name}`).not.toMatch(/['"!]| {2}/);
      }
    }
  });

  it('are written for the subject: no two offers have the same knowledge or computer', () => {
    for (const head of ['before', 'computer', 'software'] as const) {
      const texts = offers
        .filter(({ kind }) => kind !== 'workshop')
        .map(({ needs }) => needs[head]);
      const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
      expect(twice, head).toEqual([]);
    }
  });

  it('name no price except the three estimates of courses that need parts or a model provider', () => {
    const priced = offers.filter(({ needs }) => JSON.stringify(needs).includes('₹'));
    expect(priced.map(({ slug }) => slug)).toEqual(['c-embedded', 'agentic-ai-genai']);
  });

  it('name a computer other than a phone for everything', () => {
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
    for (const field of Object.keys(studyFields)) {
      expect(
        offers.filter((offer) => offer.fields.some((one) => one === field)).length,
      ).toBeGreaterThan(2);
    }
  });
});
