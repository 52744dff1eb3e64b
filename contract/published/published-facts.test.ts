import { expect, test } from 'vitest';
import { noPublishedFacts, publishedFactsSchema } from './published-facts.ts';

const batch = {
  id: 'b1',
  offer: 'mern-workshop',
  startsOn: '2026-12-01',
  endsOn: '2026-12-04',
  days: ['tue', 'wed', 'thu', 'fri'],
  from: '16:00',
  to: '18:30',
  language: 'en',
  mentor: 'A mentor',
  seats: 20,
  state: 'open',
  places: 'few',
} as const;

function problemsOf(facts: unknown): string[] {
  const read = publishedFactsSchema.safeParse(facts);
  return read.success
    ? []
    : read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
}

test('accepts no facts at all, and a batch with an early price', () => {
  expect(problemsOf(noPublishedFacts)).toEqual([]);
  const earlyPrice = { paise: 29_900, untilDay: '2026-11-25', reason: 'For those who book early' };
  expect(problemsOf({ ...noPublishedFacts, batches: [{ ...batch, earlyPrice }] })).toEqual([]);
});

test('accepts facts of an earlier release: entries without stories, groups and pictures', () => {
  const entries = {
    projects: {
      'mess-menu': {
        ...{ title: 'Mess menu', studentName: 'A learner', description: 'Meals.' },
        ...{ techStack: ['React'], isSample: true },
      },
    },
    questions: { age: { question: 'From what age?', answer: ['18.'], isSample: false } },
  };
  expect(problemsOf({ ...noPublishedFacts, entries })).toEqual([]);
  const { entries: _, ...before } = { ...noPublishedFacts, entries };
  expect(problemsOf(before)).toEqual([]);
});

test.each([
  [{ batches: [{ ...batch, startsOn: '2026-02-30' }] }, 'batches.0.startsOn must be a day'],
  [{ batches: [{ ...batch, from: '24:00' }] }, 'batches.0.from must be a time of day'],
  [{ batches: [{ ...batch, days: [] }] }, 'batches.0.days must name at least one day'],
  [
    { fees: [{ of: 'skill', fromDay: '2026-12-01', paise: 1.5, reason: 'x' }] },
    'fees.0.paise must be a whole number',
  ],
  [
    { notices: [{ text: 'x', pages: [], fromDay: '2026-12-01', untilDay: '2026-12-02' }] },
    'notices.0.pages',
  ],
  [{ provider: { lmsUrl: 'http://lms.example' } }, 'provider.lmsUrl must be an address with https'],
  [
    { provider: { paymentUrl: 'https://pay.example' } },
    'provider has a field that is not known: paymentUrl',
  ],
])('names the field that is wrong: %j', (wrong, sentence) => {
  expect(problemsOf({ ...noPublishedFacts, ...wrong }).join('\n')).toContain(sentence);
});
