import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offers } from '#content/offers/offers.ts';
import { noiseWords } from '#content/search/noise.ts';
import { searchWords } from '#content/search/words.ts';
import { type ExpectedAnswer, hundredQueries, queriesKeptAside } from './hundred-queries.ts';
import { makeSearchIndex } from './make-search-index.ts';
import { search } from './search.ts';
import { openIndex } from './search-index.ts';

const index = openIndex(makeSearchIndex(offers, searchWords, noiseWords));
const slugsFor = (query: string) => search(index, query).slugs;
const firstThree = (query: string) => slugsFor(query).slice(0, 3);

function holds(expected: ExpectedAnswer): boolean {
  const found = firstThree(expected.query);
  return 'finds' in expected
    ? expected.finds.every((slug) => found.includes(slug))
    : found.length > 0 && found.every((slug) => expected.onlyFrom.includes(slug));
}

/** Those that do not find what they mean, with what they find instead. */
const failures = (queries: readonly ExpectedAnswer[]) =>
  queries.filter((query) => !holds(query)).map(({ query }) => `${query}: ${firstThree(query)}`);

const namedBy = (expected: ExpectedAnswer) =>
  'finds' in expected ? expected.finds : expected.onlyFrom;

/** Without the queries that mean an offer which the owner has removed. */
const sold = new Set(offers.map(({ slug }) => slug));
const aboutWhatIsSold = (queries: readonly ExpectedAnswer[]) =>
  queries.filter((expected) => namedBy(expected).every((slug) => sold.has(slug)));

describe('the hundred queries', () => {
  it('are a hundred, each once, and nearly all are about offers that exist', () => {
    const all = [...hundredQueries, ...queriesKeptAside];
    expect(hundredQueries).toHaveLength(100);
    expect(new Set(all.map(({ query }) => query)).size).toBe(150);
    for (const expected of all) expect(namedBy(expected), expected.query).not.toEqual([]);
    expect(aboutWhatIsSold(all).length).toBeGreaterThan(100);
  });

  it('find what they mean among the first three, 95 of 100', () => {
    const asked = aboutWhatIsSold(hundredQueries);
    const failed = failures(asked);
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(asked.length * 0.05);
  });

  it('find it in nine of ten that were kept aside while the search was written', () => {
    const asked = aboutWhatIsSold(queriesKeptAside);
    const failed = failures(asked);
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(asked.length * 0.1);
  });
});

describe('a search', () => {
  it.each(offers.map(({ title, slug }) => [title, slug]))(
    'for %s finds it first',
    (title, slug) => {
      expect(slugsFor(title)[0]).toBe(slug);
    },
  );

  it('finds while the word is being typed', () => {
    for (const typed of ['auto', 'autoc', 'autoca', 'autocad']) {
      expect(firstThree(typed), typed).toContain('autocad-mechanical');
    }
    for (const typed of ['machi', 'machin', 'machine le']) {
      expect(firstThree(typed), typed).toContain('machine-learning');
    }
  });

  it.each([
    ['reactnative', 'react-native'],
    ['machinelearning', 'machine-learning'],
    ['cybersecurity', 'cyber-security'],
    ['structuraldesign', 'structural-design'],
    ['pcbdesign', 'pcb-design'],
    ['java script', 'front-end-web'],
    ['type script react', 'full-stack-engineering'],
  ])('does not mind where blanks are: %s', (query, slug) => {
    expect(firstThree(query)).toContain(slug);
  });

  it('takes the number of a standard for no price', () => {
    expect(slugsFor('is 456')[0]).toBe('structural-design');
    expect(slugsFor('IS 962')[0]).toBe('autocad-civil');
  });

  it('lets the rarer word decide', () => {
    expect(slugsFor('design arduino')[0]).toBe('arduino-iot');
    expect(slugsFor('engineering data verilog')[0]).toBe('vlsi-front-end');
  });

  it('for nothing, or for words that mean no subject, shows the whole list in its order', () => {
    const all = offers.map(({ slug }) => slug);
    for (const query of ['', '   ', '!?', 'course', 'best online course', 'मुझे कोर्स चाहिए']) {
      expect(slugsFor(query), query).toEqual(all);
    }
  });

  it('for what we do not teach finds nothing, so that the page can lead on', () => {
    for (const query of ['blockchain', 'spoken english ielts', 'qwrtz', 'गिटार']) {
      expect(slugsFor(query), query).toEqual([]);
    }
  });

  it('leaves out what costs more than was said, and says how much that was', () => {
    const { slugs, mostRupees } = search(index, 'python under 3000');
    expect(mostRupees).toBe(3000);
    expect(slugs[0]).toBe('python-automation');
    const fees = slugs.map((slug) => offers.find((offer) => offer.slug === slug)?.feeRupees ?? 0);
    expect(Math.max(...fees)).toBeLessThanOrEqual(3000);
  });

  it('answers anything that can be typed, with offers that exist, each once, and always the same', () => {
    const known = new Set(offers.map(({ slug }) => slug));
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        'constructor',
        '__proto__ toString',
        '999999999999999999',
        '₹',
        'ििि',
        '0 days',
      ),
    );
    fc.assert(
      fc.property(typed, (query) => {
        const slugs = slugsFor(query);
        expect(new Set(slugs).size).toBe(slugs.length);
        for (const slug of slugs) expect(known.has(slug)).toBe(true);
        expect(slugsFor(query)).toEqual(slugs);
      }),
    );
  });

  it('forgives a letter too few in a long word of a title', () => {
    const long = offers.flatMap(({ title, slug }) =>
      (title.match(/[A-Za-z]{8,}/g) ?? []).map((word) => ({ title, word, slug })),
    );
    for (const { title, word, slug } of long) {
      for (let at = 1; at < word.length; at += 1) {
        const misspelt = title.replace(word, word.slice(0, at) + word.slice(at + 1));
        expect(firstThree(misspelt), misspelt).toContain(slug);
      }
    }
  });
});
