import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noPublishedFacts } from '#contract/published/published-facts.ts';
import { applyPublishedFactsToSource } from './apply-published-facts-to-source.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const adopt = (facts: object, reads = read) =>
  applyPublishedFactsToSource({ ...noPublishedFacts, number: 3, ...facts }, reads, '2026-12-01');

it('changes nothing if nothing was published', () => {
  expect(adopt({})).toEqual({ files: {}, left: [] });
});

it('writes contact details over the present lines, including a quotation mark', () => {
  const { files, left } = adopt({
    provider: {
      phone: '+91 98470 12345',
      address: "St Mary's Road, Kochi",
      supportHours: { opens: '10:00', closes: '20:00' },
      gstin: '32AABCU9603R1ZP',
      social: [{ name: 'Instagram', url: 'https://instagram.example/other' }],
    },
  });
  expect(left).toEqual([
    'content/provider.ts still has the link called LinkedIn; take it out by hand.',
    'content/provider.ts still has the link called YouTube; take it out by hand.',
  ]);
  const text = files['content/provider.ts'];
  for (const line of [
    "phone: '+91 98470 12345'",
    "address: 'St Mary\\'s Road, Kochi'",
    "opens: '10:00', closes: '20:00'",
    "gstin: '32AABCU9603R1ZP'",
    "name: 'Instagram', url: 'https://instagram.example/other'",
  ])
    expect(text).toContain(line);
});

it('writes the fee that applies today, and leaves out one that begins later', () => {
  const fee = (fromDay: string, paise: number) => ({ of: 'skill', fromDay, paise, reason: 'New' });
  const { files, left } = adopt({
    fees: [fee('2026-11-20', 249_900), fee('2026-10-01', 239_900), fee('2027-01-01', 259_900)],
  });
  expect(files['content/fees.ts']).toContain('skillRupees: 2499,');
  expect(left).toEqual(['The fee of skill begins on 2027-01-01 and is not written yet.']);
});

it('reports what it could not write', () => {
  const { left } = adopt({ provider: { phone: '+91 1' } }, () => 'export const provider = {};');
  expect(left).toEqual(['content/provider.ts has no line for phone, so "+91 1" was not written.']);
});
