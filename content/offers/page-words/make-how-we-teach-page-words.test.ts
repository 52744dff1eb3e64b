import { describe, expect, it } from 'vitest';
import { sampleOfferOfKind, sampleOffers } from '../../../tests/support/sample-offers.ts';
import { howWeTeachSchema } from '../../schema.ts';
import { kindIds } from '../kinds.ts';
import { offers } from '../offers.ts';
import { makeHowWeTeachPageWords as makeHowWeTeach } from './make-how-we-teach-page-words.ts';

const howWeTeach = makeHowWeTeach(offers);

/** The words of the page for two courses, a workshop and a program of each kind, each with numbers of its own. */
const course = sampleOfferOfKind('course');
const shortCourse = { ...course, length: { unit: 'weeks', count: 10 } } as const;
const ofSamples = makeHowWeTeach([...sampleOffers, shortCourse]);

const row = (name: string) =>
  ofSamples.comparison.find((one) => one.name === name)?.cells.map(({ text }) => text);
const section = (id: string, page = howWeTeach) =>
  page.sections.find((one) => one.id === id)?.paragraphs.join(' ') ?? '';

describe('the page that compares the five kinds', () => {
  it('is complete and keeps to every length', () => {
    expect(howWeTeachSchema.safeParse(howWeTeach).error?.issues ?? []).toEqual([]);
  });

  it('has a cell for each kind in each row, in the same order', () => {
    for (const { name, cells } of howWeTeach.comparison) {
      expect(
        cells.map(({ kind }) => kind),
        name,
      ).toEqual(kindIds);
    }
  });

  it('takes its numbers from the offers', () => {
    expect(row('Fee')).toEqual(['₹399', '₹2,299', '₹3,999', '₹5,599', '₹11,999']);
    expect(row('How long')).toEqual([
      '4 days',
      '2 months',
      '10 to 18 weeks',
      '4 months',
      '6 months',
    ]);
    expect(row('Of these, live')).toEqual(['10', '3', '1', '4', '6']);
    expect(row('Live hours in all, about')).toEqual(['10', '26', '10 to 18', '70', '157']);
  });

  it('explains why 18 weeks can cost less than four months', () => {
    const title = ofSamples.sections[0]?.title;
    expect(title).toBe('Why 18 weeks can cost less than four months');
    expect(section('why-longer-can-cost-less', ofSamples)).toMatch(
      /₹3,999.*10 to 18 in all.*₹5,599.*about 70 live hours/,
    );
    expect(section('why-longer-can-cost-less', ofSamples)).toContain(
      'pays for more than live hours',
    );
  });

  it('explains internships, certification and the job guarantee with its conditions', () => {
    expect(section('project-internships')).toContain('the whole fee');
    expect(section('certification-programs')).toContain('Courses, skill, intermediate and super');
    expect(section('job-guarantee')).toMatch(
      /85%.*completed all projects.*no job offer.*written offer of paid, full-time work/,
    );
    expect(section('certification-programs')).toContain('no university, board or government body');
    expect(section('placement')).toContain('not a promise of a job');
  });
});
