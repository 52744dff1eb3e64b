import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lengthInDays } from '#content/offers/length.ts';
import { offers } from '#content/offers/offers.ts';
import { searchSynonyms } from '#content/search/search-synonyms.ts';
import { searchablePages } from '#content/search/searchable-pages.ts';
import * as leftOut from '#content/search/stop-words.ts';
import { anyText } from '../../tests/support/any-text.ts';
import {
  hundredQueries,
  type SearchQueryExpectation,
} from '../../tests/support/offer-search-queries.ts';
import {
  heldOutQueries,
  questionQueries,
  threeHundredQueries,
} from '../../tests/support/three-hundred-queries.ts';
import { makeSearchIndex } from './make-search-index.ts';
import { openIndex } from './open-index.ts';
import { search } from './search.ts';

const index = openIndex(
  makeSearchIndex(offers, searchSynonyms, leftOut, searchablePages),
  offers.map(({ slug, feeRupees, length }) => ({ slug, feeRupees, days: lengthInDays(length) })),
);
const slugsFor = (query: string) => search(index, query).slugs;
const firstThree = (query: string) => slugsFor(query).slice(0, 3);

function holds({ query, finds, onlyFrom, answer, nothing }: SearchQueryExpectation): boolean {
  const { slugs, answers, suggestion } = search(index, query);
  const first = slugs.slice(0, 3);
  const isNothing = slugs.length === 0 && answers.length === 0;
  return (
    (finds === undefined || finds.every((slug) => first.includes(slug))) &&
    (onlyFrom === undefined ||
      (first.length > 0 && first.every((slug) => onlyFrom.includes(slug)))) &&
    (answer === undefined || answers.slice(0, 2).some(({ to }) => to === answer)) &&
    (nothing === undefined || isNothing || suggestion !== null)
  );
}

/** The queries that do not find what they should find, with what they find instead. */
const failures = (queries: readonly SearchQueryExpectation[]) =>
  queries.filter((query) => !holds(query)).map(({ query }) => `${query}: ${firstThree(query)}`);

const namedBy = ({ finds = [], onlyFrom = [] }: SearchQueryExpectation) => [...finds, ...onlyFrom];

/** Leaves out queries about an offer that the owner has removed. */
const sold = new Set(offers.map(({ slug }) => slug));
const aboutWhatIsSold = (queries: readonly SearchQueryExpectation[]) =>
  queries.filter((expected) => namedBy(expected).every((slug) => sold.has(slug)));

describe('the three hundred queries', () => {
  it('are three hundred different ones, and nearly all are about existing offers', () => {
    const all = [...threeHundredQueries, ...heldOutQueries];
    expect(threeHundredQueries).toHaveLength(300);
    expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
    for (const { query, finds, onlyFrom, answer, nothing } of all)
      expect(finds ?? onlyFrom ?? answer ?? nothing, query).toBeDefined();
    expect(aboutWhatIsSold(all).length).toBeGreaterThan(300);
  });

  it('find the right offers, or nothing if there is none, in 95 of 100', () => {
    const asked = aboutWhatIsSold(threeHundredQueries);
    const failed = failures(asked);
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(asked.length * 0.05);
  });

  it('succeed in 95 of 100 of those that were not used to tune the search', () => {
    const asked = aboutWhatIsSold(heldOutQueries);
    const failed = failures(asked);
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(asked.length * 0.05);
  });

  it('find every question that people ask before they pay', () => {
    expect(failures(aboutWhatIsSold(questionQueries))).toEqual([]);
  });

  it('are all understood in Hindi', () => {
    const hindi = hundredQueries.filter(({ query }) => /[\u0900-\u097f]/.test(query));
    expect(hindi.length).toBeGreaterThan(10);
    expect(failures(aboutWhatIsSold(hindi))).toEqual([]);
  });

  it('expect answers that exist', () => {
    const known = searchablePages.map(({ to }) => to);
    for (const { answer } of [...threeHundredQueries, ...heldOutQueries, ...questionQueries])
      if (answer !== undefined) expect(known).toContain(answer);
  });
});

it.each(['cooking', 'driving licence', 'english speaking', 'video editing'])(
  'nothing is found or suggested for a subject that nobody teaches here: %s',
  (query) => {
    expect(search(index, query)).toMatchObject({ slugs: [], answers: [], suggestion: null });
  },
);

describe('answers beside offers', () => {
  const answersFor = (query: string) => search(index, query).answers.map(({ to }) => to);

  it('are shown alone if no offer is meant', () => {
    expect(search(index, 'refund')).toMatchObject({ slugs: [], nearSlugs: [], suggestion: null });
    expect(answersFor('refund')).toEqual(['/questions#refund']);
  });

  it('are shown with the offers that are named with them', () => {
    const { slugs, answers } = search(index, 'python emi');
    expect(slugs).toEqual(slugsFor('python'));
    expect(answers).toHaveLength(1);
  });

  it.each(searchablePages.map(({ title, to, words }) => [title, to, words] as const))(
    'are found by each of their words: %s',
    (_, to, words) => {
      for (const word of words) expect(answersFor(word), word).toContain(to);
    },
  );

  it('are found while a word is being typed, and not by two letters', () => {
    expect(answersFor('refu')).toHaveLength(1);
    expect(answersFor('re')).toEqual([]);
  });
});

describe('words with “or” between them, in English or Hindi', () => {
  it.each(['mern or flutter', 'mern ya flutter', 'mern या flutter'])('find both: %s', (query) => {
    const { slugs, nearSlugs, suggestion } = search(index, query);
    expect(slugs.slice(0, 2)).toEqual(['mern-stack', 'flutter']);
    expect(new Set(slugs)).toEqual(new Set([...slugsFor('mern'), ...slugsFor('flutter')]));
    expect({ nearSlugs, suggestion }).toEqual({ nearSlugs: [], suggestion: null });
  });

  it('find the known word, if the other is unknown', () => {
    expect(slugsFor('mern ya blockchain')).toEqual(slugsFor('mern'));
    expect(slugsFor('mern ya')).toEqual(slugsFor('mern'));
    expect(slugsFor('guitar ya yoga')).toEqual([]);
  });

  it('suggest a correction for the misspelt word, and leave the other words unchanged', () => {
    expect(search(index, 'mern ya kubernets').suggestion).toBe('mern ya kubernetes');
    expect(search(index, 'मर्न या kubernets').suggestion).toBe('मर्न या kubernetes');
  });
});

describe('a word of three letters or fewer', () => {
  it('matches no other word that sounds like it', () => {
    const answersFor = (query: string) => search(index, query).answers.map(({ to }) => to);
    expect(slugsFor('sap'), 'not SHAP').toEqual([]);
    expect(answersFor('bim'), 'not the BHIM of UPI').toEqual([]);
    expect(answersFor('css'), 'not CCC').toEqual([]);
    expect(search(index, 'dca').suggestion, 'not DSA').toBeNull();
  });

  it('matches names that begin with the same spelling, and no word of a text', () => {
    expect(firstThree('aut')).toContain('autocad-mechanical');
    expect(slugsFor('exc')).toContain('excel-sql-analysis');
    expect(slugsFor('jee')).toEqual([]);
    expect(slugsFor('sst')).toEqual([]);
  });
});

it.each(['zzzz', 'jjjj', 'zzzzz', 'ssss', 'aaaa', 'eeee', 'hhhh'])(
  'one letter that is repeated names nothing: %s',
  (query) => {
    const { slugs, nearSlugs, answers, suggestion } = search(index, query);
    expect({ slugs, nearSlugs, answers, suggestion }).toEqual({
      slugs: [],
      nearSlugs: [],
      answers: [],
      suggestion: null,
    });
  },
);

describe('near spellings', () => {
  it.each([
    ['pyton', null],
    ['kubernets', 'kubernetes'],
    ['anguler', 'angular'],
    ['artifical inteligence', 'artificial inteligence'],
    ['refnd', 'refund'],
    ['kubernets under 30000', 'kubernetes under 30000'],
    ['Hindi mein kubernets 6 mahine', 'Hindi mein kubernetes 6 mahine'],
    ['python', null],
    ['पाइथन', null],
  ])('suggest another word, unless it sounds the same: %s', (query, suggestion) => {
    expect(search(index, query).suggestion).toBe(suggestion);
  });

  it('give no answer if one word is unknown', () => {
    expect(slugsFor('pyton cooking')).toEqual([]);
  });

  it('do not match a word that names something with the beginning of another', () => {
    expect(search(index, 'mern java')).toMatchObject({ slugs: [], suggestion: null });
    expect(search(index, 'mern java').nearSlugs).toContain('java-spring-boot');
  });

  it('keep the offers that match a significant word as near ones', () => {
    expect(search(index, 'revit bangalore')).toMatchObject({ slugs: [], nearSlugs: ['revit-bim'] });
    expect(search(index, 'video editing').nearSlugs).toEqual([]);
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
  ])('ignores the position of blanks: %s', (query, slug) => {
    expect(firstThree(query)).toContain(slug);
  });

  it('does not read the number of a standard as a price', () => {
    expect(slugsFor('is 456')[0]).toBe('structural-design');
    expect(slugsFor('IS 962')[0]).toBe('autocad-civil');
  });

  it('decides by the rarer word if no offer matches all of them', () => {
    expect(search(index, 'payroll arduino react').nearSlugs).toContain('arduino-iot');
    expect(search(index, 'engineering data verilog').nearSlugs[0]).toBe('vlsi-front-end');
  });

  it('for nothing, or for words without a subject, shows the whole list in its order', () => {
    const all = offers.map(({ slug }) => slug);
    for (const query of ['', '   ', '!?', 'course', 'best online course', 'मुझे कोर्स चाहिए']) {
      expect(slugsFor(query), query).toEqual(all);
    }
  });

  it('for an unknown subject finds nothing, so that the page can show alternatives', () => {
    for (const query of ['blockchain', 'spoken english ielts', 'qwrtz', 'गिटार']) {
      expect(slugsFor(query), query).toEqual([]);
    }
  });

  it('leaves out offers above the typed price, and reports that price', () => {
    const { slugs, mostRupees } = search(index, 'python under 3000');
    expect(mostRupees).toBe(3000);
    expect(slugs[0]).toBe('python-automation');
    const fees = slugs.map((slug) => offers.find((offer) => offer.slug === slug)?.feeRupees ?? 0);
    expect(Math.max(...fees)).toBeLessThanOrEqual(3000);
  });

  it('answers any text with existing offers, each once, and always the same', () => {
    const known = new Set(offers.map(({ slug }) => slug));
    const typed = fc.oneof(
      anyText({ maxLength: 60 }),
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

  it('accepts one missing letter in a long word of a title', () => {
    const long = offers.flatMap(({ title, slug }) =>
      (title.match(/[A-Za-z]{8,}/g) ?? []).map((word) => ({ title, word, slug })),
    );
    for (const { title, word, slug } of long) {
      for (let at = 1; at < word.length; at += 1) {
        const misspelt = title.replace(word, word.slice(0, at) + word.slice(at + 1));
        const { slugs, nearSlugs } = search(index, misspelt);
        expect([...slugs.slice(0, 3), ...nearSlugs], misspelt).toContain(slug);
      }
    }
  });
});
