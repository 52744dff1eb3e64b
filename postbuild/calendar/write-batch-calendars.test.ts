import { describe, expect, it } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import type { PublishedBatch } from '#contract/published/published-facts.ts';
import { readIcalendar } from '../../tests/support/read-icalendar.ts';
import { makeBatchCalendarFiles } from './write-batch-calendars.ts';

const [offer] = offers;
if (offer === undefined) throw new Error('There is no offer.');

const batch: PublishedBatch = {
  id: '0191c7a0-0000-7000-8000-000000000001',
  offer: offer.slug,
  startsOn: '2026-12-01',
  endsOn: '2026-12-11',
  days: ['tue', 'fri'],
  from: '04:00',
  to: '05:30',
  language: 'hi',
  mentor: 'Somebody, of the web team',
  places: 'open',
  seats: 20,
  state: 'open',
};

describe('the calendar files of a publication', () => {
  const at = new Date('2026-12-05T06:30:00Z');
  const filesOf = (...batches: Partial<PublishedBatch>[]) =>
    makeBatchCalendarFiles(
      batches.map((changes, n) => ({ ...batch, id: `batch-${n}`, ...changes })),
      at,
    );

  it('are those of the batches that run or are to come, and of no batch that is over or cancelled', () => {
    const files = filesOf(
      { startsOn: '2026-12-15', endsOn: '2026-12-25' },
      { state: 'running' },
      { endsOn: '2026-12-05', state: 'running' },
      { startsOn: '2026-11-24', endsOn: '2026-12-04', state: 'over' },
      { state: 'cancelled' },
      { offer: 'no-offer-of-ours' },
    );
    expect(files.map(({ path }) => path)).toEqual([
      '/starts/batch-0.ics',
      '/starts/batch-1.ics',
      '/starts/batch-2.ics',
    ]);
  });

  it('say of a sample that it is one', () => {
    const [sample, real] = filesOf({ sample: true }, {}).map(({ text }) => text);
    expect(sample).toContain(`SUMMARY:${offer.title} (Sample)\r\n`);
    expect(real).toContain(`SUMMARY:${offer.title}\r\n`);
  });

  it('open in a strict reader, for every offer, with awkward names and the times of the batch', () => {
    const batches = offers.map(({ slug }, n) => ({
      offer: slug,
      startsOn: '2026-12-14',
      endsOn: '2027-02-26',
      days: ['mon', 'thu'] as PublishedBatch['days'],
      from: '19:00',
      to: '21:00',
      mentor: n % 2 === 0 ? `${'अनुष्का '.repeat(n + 1)}; "of", the\\team` : 'Asha Rao',
    }));
    const files = filesOf(...batches);
    expect(files).toHaveLength(offers.length);
    const uids = files.map(({ text }, n) => {
      const [event, ...others] = readIcalendar(Buffer.from(text));
      expect(others).toEqual([]);
      expect(event).toMatchObject({
        summary: offers[n]?.title,
        startsAt: new Date('2026-12-14T13:30:00Z'),
        endsAt: new Date('2026-12-14T15:30:00Z'),
      });
      expect(event?.sessions).toHaveLength(22);
      return event?.uid;
    });
    expect(new Set(uids).size).toBe(uids.length);
  });
});
