import { describe, expect, it } from 'vitest';
import { calledOffers } from './called-offers.ts';
import { enrolChoices } from './enrol-choices.ts';
import { bareEnrolWords, callProgram, callWords, enrolWords, offerName } from './form-words.ts';
import { findOffer, offers } from './offers.ts';

function offer(slug: string) {
  const found = findOffer(slug);
  if (!found) throw new Error(`${slug} is not sold any more: take another offer`);
  return found;
}

describe('the enrolment form', () => {
  it('is about the internship enrolment while no offer is chosen', () => {
    expect(bareEnrolWords()).toMatchObject({
      heading: 'Enrol for an internship',
      fee: '₹3,999',
      registration: '₹1,000, part of the fee',
    });
  });

  it('names the offer, its fee and what is part of it', () => {
    expect(enrolWords(offer('mern-stack'), false)).toMatchObject({
      heading: 'Enrol for MERN Stack',
      kind: 'Course with internship',
      fee: '₹3,999',
      bought:
        'You pay ₹3,999 for MERN Stack, course with internship. That is the whole fee, and nothing is added.',
      length: '18 weeks',
      start: 'Arranged with you on a call.',
    });
  });

  it('has a text for every place, of every offer', () => {
    for (const one of offers)
      for (const text of Object.values(enrolWords(one, false))) expect(text).not.toBe('');
  });

  it('gives the dates of a workshop until they are past', () => {
    const workshop = offer('mern-workshop');
    expect(enrolWords(workshop, false).start).toBe('June 10 to 13, 2025');
    expect(enrolWords(workshop, true).start).toMatch(/^The next batch is arranged/);
  });

  it('lists all offers once, by kind, each with its fee', () => {
    const { groups } = enrolChoices();
    expect(groups.map(({ offers: of }) => of.length)).toEqual([4, 10, 16, 12, 4]);
    expect(groups[4]?.offers.every(({ label }) => label.endsWith(', ₹11,999'))).toBe(true);
  });
});

describe('the call form', () => {
  it('names the offer with its kind, unless the title does, and its fee', () => {
    expect(offerName(offer('mern-workshop'))).toBe('MERN Stack Workshop');
    expect(callWords(offer('mern-stack'), false)).toEqual({
      about: 'About: MERN Stack, course with internship, ₹3,999',
      batch: '',
    });
  });

  it('says that the next batch is meant when the date is past', () => {
    expect(callWords(offer('mern-workshop'), true).batch).toMatch(/next batch/);
  });

  it('chooses an internship for a course, by its length, and a certified course for all others', () => {
    const short = offers.find(({ kind, length }) => kind === 'course' && length.count <= 13);
    expect(short && callProgram(short)).toBe('Short term Internship');
    expect(callProgram(offer('mern-stack'))).toBe('Long term Internship');
    for (const one of offers.filter(({ kind }) => kind !== 'course'))
      expect(callProgram(one)).toBe('Certified Course');
    expect(Object.keys(calledOffers())).toHaveLength(offers.length);
  });
});
