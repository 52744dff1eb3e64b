/**
 * Tests by which rules the search finds, ranks and suggests, with a small index for each rule. The words are invented,
 * so that no content of the site matters. `'912 40'` is weight 9 for the offers 1 and 2, and weight 4 for the offer 0.
 * The words of `noise` are folded: "te" is "the".
 */
import { describe, expect, it } from 'vitest';
import { openSmallSearchIndex } from '../../tests/support/open-small-search-index.ts';
import { search } from './search.ts';

type SmallIndex = Parameters<typeof openSmallSearchIndex>[0];
/** Searches in ten offers, whose slugs are "0" to "9", and returns the slugs as one text. */
const find = (query: string, words: Record<string, string>, rest: SmallIndex = {}) =>
  search(openSmallSearchIndex({ words, ...rest }), query).slugs.join('');
const all = '0123456789';

const answerTo = (to: string, phrases: string) => ({ title: to, text: 'A text', to, phrases });

describe('an offer', () => {
  it('matches every word, and comes first with the highest sum', () => {
    const words = { pumpa: '912 40', valve: '21 43 92' };
    expect(find('pumpa valve', words)).toBe('21');
    expect(find('pumpa', words)).toBe('120');
    expect(find('pumpa gauge', words)).toBe('');
  });

  it('matches two letters of the word that is typed last', () => {
    expect(find('valve pu', { pumpa: '90', valve: '901' })).toBe('0');
    expect(find('pu valve', { pumpa: '90', valve: '901' })).toBe('');
  });

  it('keeps its place in the list if it fits as well as another', () => {
    expect(find('pumpa', { pumpa: '975 43' })).toBe('573');
  });

  it('ranks by the rarer of two words', () => {
    const words = { rara: '90 41', komon: '40 91 22 23 24 25' };
    expect(find('rara komon', words)).toBe('01');
    expect(find('rara komon', { rara: '40 91', komon: '90 41 22 23 24 25' })).toBe('10');
  });

  it('matches up to three neighbouring words that the index has as one', () => {
    const words = { javaskript: '90', internetofthings: '91' };
    expect(find('java script', words)).toBe('0');
    expect(find('internet of things', words)).toBe('1');
    expect(find('learn java script today', words, { noise: 'learn todai' })).toBe('0');
    expect(find('java of script', words, { noise: 'of' })).toBe('');
    expect(find('inter net of things', words)).toBe('');
  });

  it('still matches by its single words if the index has the joined word too', () => {
    const words = { blue: '90 41', print: '90 41', blueprint: '21' };
    expect(find('blue print', words)).toBe('01');
  });
});

describe('a stop word', () => {
  const words = { pumpa: '90', ofte: '91', bi: '92', lernpumpa: '93' };

  it('is ignored, even if it is misspelt', () => {
    expect(find('the pumpa', words, { noise: 'te' })).toBe('0');
    expect(find('korse pumpa', words, { noise: 'kurse' })).toBe('0');
    expect(find('the', words, { noise: 'te' })).toBe(all);
  });

  it('counts together with its neighbour, if the two make a known word', () => {
    expect(find('of the', words, { noise: 'of te' })).toBe('1');
    expect(find('lern pumpa', words, { noise: 'lern' })).toBe('3');
  });

  it('counts if it is also the abbreviation of a subject', () => {
    expect(find('bi', words, { noise: 'bi' })).toBe('2');
    expect(find('bi', { bi: '32' }, { noise: 'bi' })).toBe(all);
    expect(find('bee', words, { noise: 'bi' })).toBe(all);
  });
});

describe('a price', () => {
  const facts = [{ feeRupees: 500 }, { feeRupees: 501 }, { feeRupees: 499 }];

  it('leaves out what costs more, with a subject and without one', () => {
    expect(find('pumpa under 500', { pumpa: '9012' }, { facts })).toBe('02');
    expect(find('under 500', {}, { facts })).toBe('02');
    expect(search(openSmallSearchIndex({ facts }), 'under 500').mostRupees).toBe(500);
    expect(search(openSmallSearchIndex({ facts }), 'pumpa').mostRupees).toBeNull();
  });

  it('that is the fee of an offer finds this offer, and is no limit', () => {
    expect(find('501', {}, { facts })).toBe('1');
    expect(find('500', {}, { facts })).toBe('0');
  });
});

describe('a length', () => {
  const facts = [{ days: 31 }, { days: 7 }, { days: 60 }, { days: 28 }];

  it('finds what is about as long, the closest first', () => {
    const othersOfYears = {
      facts: [...facts, ...Array.from({ length: 6 }, () => ({ days: 365 }))],
    };
    expect(find('4 weeks', {}, othersOfYears)).toBe('302');
    expect(find('pumpa 4 weeks', { pumpa: '9124' }, othersOfYears)).toBe('2');
  });

  it('decides between two offers that a word fits about as well', () => {
    expect(find('pumpa 4 weeks', { pumpa: '90 83' }, { facts })).toBe('30');
    expect(find('pumpa 31 days', { pumpa: '90 83' }, { facts })).toBe('03');
    expect(find('pumpa 4 weeks', { pumpa: '90 73' }, { facts })).toBe('03');
  });
});

describe('alternatives', () => {
  const words = { pumpa: '901', valve: '9234 41', orbit: '95' };

  it('are found in turn, each offer once', () => {
    expect(find('pumpa or valve', words)).toBe('02134');
    expect(find('valve or pumpa', words)).toBe('20314');
    expect(find('pumpa vs valve versus orbit', words)).toBe('025134');
    expect(find('or pumpa or', words)).toBe('01');
    expect(find('or', words)).toBe(all);
  });

  it('are suggested with only the misspelt words corrected, and with all other words as they were typed', () => {
    const index = openSmallSearchIndex({ words });
    expect(search(index, 'pampa or valve').suggestion).toBe('pumpa or valve');
    expect(search(index, 'pampa ya valva').suggestion).toBe('pumpa ya valve');
    expect(search(index, 'unknown pumpa or valva').suggestion).toBe('unknown pumpa or valve');
    expect(search(index, 'pumpa or valve').suggestion).toBeNull();
    const withNoise = openSmallSearchIndex({ words, noise: 'nev' });
    expect(search(withNoise, 'new pumpa or valva').suggestion).toBe('new pumpa or valve');
  });

  it('have near offers in turn too, three at most', () => {
    const index = openSmallSearchIndex({ words: { pumpa: '901', valve: '923' } });
    const { slugs, nearSlugs } = search(index, 'pumpa zzyx or valve zzyx');
    expect([slugs, nearSlugs]).toEqual([[], ['0', '2', '1']]);
  });
});

describe('a misspelt word', () => {
  const words = { pumpa: '90', pompe: '91', valve: '902' };

  it('finds by a similar spelling, and suggests the most similar of the best offer', () => {
    const index = openSmallSearchIndex({ words });
    expect(search(index, 'pumpe')).toMatchObject({ slugs: ['0', '1'], suggestion: 'pumpa' });
    expect(search(index, 'valve pampa')).toMatchObject({ slugs: ['0'], suggestion: 'valve pumpa' });
    for (const similar of [
      { pumpads: '90', pompada: '90' },
      { pompada: '90', pumpads: '90' },
      { pimpada: '41', pumpads: '90', pompada: '90' },
    ])
      expect(search(openSmallSearchIndex({ words: similar }), 'pumpada').suggestion).toBe(
        'pompada',
      );
  });

  it('is never a word that names something, nor one of three letters', () => {
    const similar = { java: '90', javaskript: '91', react: '91' };
    expect(find('java react', similar)).toBe('');
    expect(find('java react', { ...similar, java: '30' })).toBe('1');
    expect(find('jav', { jave: '30' })).toBe('');
    expect(find('javu', { jave: '30' })).toBe('0');
  });

  it('is suggested with the length and the price beside it, which still leave out offers', () => {
    const facts = [{}, { days: 365 }, { feeRupees: 900 }];
    const index = openSmallSearchIndex({ words: { pumpa: '9012' }, facts, noise: 'ka se' });
    for (const [query, suggestion, slugs] of [
      ['pampa 30 days', 'pumpa 30 days', ['0', '2']],
      ['4 hafte ka pampa', '4 hafte ka pumpa', ['0', '2']],
      ['pampa under 900', 'pumpa under 900', ['2']],
      ['30 days pampa, ₹1,000 tak', '30 days pumpa, ₹1,000 tak', ['0', '2']],
      ['पम्पे ३० दिन, ९०० से कम', 'pumpa ३० दिन, ९०० से कम', ['2']],
    ] as const) {
      const found = search(index, query);
      expect(found, query).toMatchObject({ slugs, suggestion });
      expect(search(index, suggestion), suggestion).toEqual({ ...found, suggestion: null });
    }
  });

  it('is corrected where it stands, whatever is around it', () => {
    const index = openSmallSearchIndex({ words: { pumpa: '90', pomp2a: '91' } });
    for (const [query, suggestion] of [
      ['“Pampa”!', '“pumpa”!'],
      ['pàmpa/pampa', 'pumpa/pumpa'],
      ["'pamp'a'", 'pumpa'],
      ['pamp2a', 'pomp2a'],
    ] as const)
      expect(search(index, query).suggestion, query).toBe(suggestion);
  });
});

describe('near offers', () => {
  const near = (query: string, words: Record<string, string>) =>
    search(openSmallSearchIndex({ words }), query).nearSlugs.join('');

  it('match a word of weight 4 or more that at most a fifth of the offers have', () => {
    expect(near('pumpa zzyx', { pumpa: '401' })).toBe('01');
    expect(near('pumpa zzyx', { pumpa: '4012' })).toBe('');
    expect(near('pumpa zzyx', { pumpa: '301' })).toBe('');
  });

  it('are three at most, those with the best sum first', () => {
    const words = { pumpa: '90 41', valve: '91 42', gauge: '43' };
    expect(near('pumpa valve gauge', words)).toBe('103');
  });

  it('are none if something matches', () => {
    expect(near('pumpa', { pumpa: '90' })).toBe('');
    expect(near('pumpa valve', { pumpa: '901', valve: '90' })).toBe('');
    expect(near('pumpa zzyx or valve', { pumpa: '90', valve: '91' })).toBe('');
  });

  it('cost no more than the typed price', () => {
    const facts = [{ feeRupees: 400 }, { feeRupees: 900 }];
    const index = openSmallSearchIndex({ words: { pumpa: '901' }, facts });
    expect(search(index, 'pumpa zzyx under 500').nearSlugs).toEqual(['0']);
  });
});

describe('an answer', () => {
  const words = { pumpa: '901', refund: '21', salary: '92' };
  const answers = [
    answerTo('/refund', 'refund'),
    answerTo('/salary', 'salary'),
    answerTo('/emi', 'emi money_back'),
    answerTo('/next', 'nextbatch'),
  ];
  const index = openSmallSearchIndex({ words, answers, noise: 'after' });
  const found = (query: string) => {
    const { slugs, nearSlugs, suggestion, answers } = search(index, query);
    return {
      slugs: slugs.join(''),
      near: nearSlugs.join(''),
      suggestion,
      to: answers.map(({ to }) => to),
    };
  };
  const nothing = { slugs: '', near: '', suggestion: null, to: [] };

  it('is shown alone if nothing else is asked', () => {
    expect(found('emi')).toEqual({ ...nothing, to: ['/emi'] });
    expect(found('money back')).toEqual({ ...nothing, to: ['/emi'] });
  });

  it('is shown with the offers of the other words', () => {
    expect(found('emi pumpa')).toEqual({ ...nothing, slugs: '01', to: ['/emi'] });
    expect(found('money back after pumpa')).toEqual({ ...nothing, slugs: '01', to: ['/emi'] });
  });

  it('is shown with the offers that its own word names, or else with those of the other words', () => {
    expect(found('salary')).toEqual({ ...nothing, slugs: '2', to: ['/salary'] });
    expect(found('salary after pumpa')).toEqual({ ...nothing, slugs: '01', to: ['/salary'] });
    expect(found('refund pumpa')).toEqual({ ...nothing, slugs: '01', to: ['/refund'] });
  });

  it('is not found by a misspelt word of four letters', () => {
    expect(found('mony back')).toEqual(nothing);
  });

  it('is suggested if it is misspelt', () => {
    const timings = [answerTo('/timings', 'class_timings')];
    expect(search(openSmallSearchIndex({ answers: timings }), 'class timengs')).toMatchObject({
      suggestion: 'class timings',
    });
    expect(found('refend')).toEqual({ ...nothing, suggestion: 'refund', to: ['/refund'] });
    expect(found('refend pumpa')).toEqual({
      ...nothing,
      slugs: '01',
      suggestion: 'refund pumpa',
      to: ['/refund'],
    });
  });

  it('is suggested together with a misspelt subject, without losing a word', () => {
    for (const [query, suggestion] of [
      ['refend pampa', 'refund pumpa'],
      ['pampa after refend', 'pumpa after refund'],
      ['refend zzyx', 'refund zzyx'],
      ['refund pampa', 'refund pumpa'],
      ['salary pampa', 'salary pumpa'],
      ['pampa emi refend', 'pumpa emi refund'],
    ] as const)
      expect(found(query).suggestion, query).toBe(suggestion);
    expect(found('refend pampa')).toMatchObject({ slugs: '01', to: ['/refund'] });
  });

  it('is not suggested for a word that names an offer, or for a stop word', () => {
    const refunds = [answerTo('/refund', 'refund')];
    const subject = openSmallSearchIndex({ answers: refunds, words: { rafund: '40' } });
    expect(search(subject, 'rafund')).toMatchObject({ slugs: ['0'], answers: [] });
    const inText = openSmallSearchIndex({ answers: refunds, words: { rafund: '30' } });
    expect(search(inText, 'rafund')).toMatchObject({
      suggestion: 'refund',
      answers: [{ to: '/refund' }],
    });
    const stopWord = openSmallSearchIndex({ answers: refunds, noise: 'rafund' });
    expect(search(stopWord, 'rafund').answers).toEqual([]);
  });

  it('is one of at most three', () => {
    expect(found('emi refund salary nextbatch').to).toEqual(['/refund', '/salary', '/emi']);
  });
});
