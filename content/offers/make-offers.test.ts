import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noPublishedFacts } from '#contract/published/published-facts.ts';

const batch = {
  id: '0199e0a0-0000-7000-8000-000000000001',
  offer: 'web-workshop',
  startsOn: '2027-06-10',
  endsOn: '2027-06-13',
  days: ['thu', 'fri', 'sat', 'sun'],
  from: '16:00',
  to: '18:30',
  language: 'en',
  mentor: 'Asha Rao',
  seats: null,
  places: 'open',
};

/**
 * Returns the start of the sample workshop as it is computed on 26 November 2026. The content dates the workshop on 10
 * June 2027, and `state` is the state of its published batch. A new process computes the start, because a process reads
 * the published facts only once.
 */
function startWith(state: 'open' | 'cancelled'): unknown {
  const folder = mkdtempSync(join(tmpdir(), 'miranaya-offers-'));
  try {
    const file = join(folder, 'facts.json');
    const facts = { ...noPublishedFacts, batches: [{ ...batch, state }] };
    writeFileSync(file, JSON.stringify({ at: '2026-11-26T06:00:00.000Z', facts }));
    const script = `
      import { makeOffers } from './content/offers/make-offers.ts';
      import { sampleCatalogue } from './tests/support/sample-offers.ts';
      const dates = { startDate: '2027-06-10', endDate: '2027-06-13' };
      const workshops = sampleCatalogue.workshops.map((one) => ({ ...one, ...dates }));
      const offers = makeOffers({ ...sampleCatalogue, workshops });
      console.log(JSON.stringify(offers.find(({ slug }) => slug === 'web-workshop').start));`;
    const options = { env: { ...process.env, PUBLISHED_FACTS: file }, encoding: 'utf8' } as const;
    return JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', script], options),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it('a workshop keeps the dates of the content until staff cancel its batch', () => {
  expect(startWith('open')).toMatchObject({ startDate: '2027-06-10' });
  expect(startWith('cancelled')).toMatchObject({ startDate: '2026-11-25', isCancelled: true });
});
