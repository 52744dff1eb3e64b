import { describe, expect, it } from 'vitest';
import { classTimesAndSizes } from '../class-times-and-sizes.ts';
import { offers } from '../offers/offers.ts';
import { makeInitialBatches } from './make-initial-batches.ts';

const samples = makeInitialBatches(offers).filter(({ isSample }) => isSample);
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

describe('a sample batch', () => {
  // The desk compares the batches of staff with the samples, so a sample with other hours would warn about right ones.
  it('has the live hours a week that the page of its offer states', () => {
    const wrong = offers
      .filter(({ kind }) => kind !== 'workshop')
      .flatMap(({ slug, hours: { livePerWeek } }) => {
        const sample = samples.find(({ offer }) => offer === slug);
        if (sample === undefined) return [`${slug} has no sample`];
        const { days, from, to } = sample;
        const planned = (days.length * (minutes(to) - minutes(from))) / 60;
        return planned === livePerWeek ? [] : [`${slug}: ${planned}, not ${livePerWeek}`];
      });
    expect(wrong).toEqual([]);
  });

  it('of an offer that is no workshop meets at the times that the answers to questions name', () => {
    const outside = samples.filter(({ offer, days, from, to }) => {
      if (offers.find(({ slug }) => slug === offer)?.kind === 'workshop') return false;
      const isWeekend = days.every((day) => day === 'sat' || day === 'sun');
      const { opens, closes } = isWeekend
        ? classTimesAndSizes.weekend
        : classTimesAndSizes.weekdays;
      return from < opens || to > closes;
    });
    expect(outside).toEqual([]);
  });
});
