/** Tests which words of an offer the search index contains, with which weight, and how it is packed. */
import { describe, expect, it } from 'vitest';
import type { Offer } from '#content/offers/offer-schema.ts';
import type { SynonymGroup } from '#content/search/search-synonyms.ts';
import { sampleOfferOfKind } from '../../tests/support/sample-offers.ts';
import { foldWordBySound } from './fold-words-by-sound.ts';
import { makeSearchIndex } from './make-search-index.ts';
import { openIndex, positionAlphabet } from './open-index.ts';

/** An offer whose only words are its kind, its title (by default the slug) and those in `changes`. */
const makeOffer = (slug: string, changes: Partial<Offer> = {}): Offer => ({
  ...sampleOfferOfKind('skill'),
  title: slug,
  ...{ text: '', keywords: [], tools: [], modules: [], fields: [] },
  ...changes,
  slug,
});

/** Four offers more, which have no words but their titles, so that a word of one offer is not too common. */
const others = ['one', 'two', 'three', 'four'].map((slug) => makeOffer(slug));
const nothingExcluded = { stopWords: [], unindexedWords: [] };

interface Rules {
  synonyms?: readonly SynonymGroup[];
  stopWords?: readonly string[];
  unindexedWords?: readonly string[];
}

/** Makes and opens the index of these offers and the four others. */
function makeIndex(
  offers: readonly Offer[],
  { synonyms = [], stopWords = [], unindexedWords = [] }: Rules = {},
) {
  const excluded = { stopWords, unindexedWords };
  const packed = makeSearchIndex([...offers, ...others], synonyms, excluded, []);
  const { words, slugs, noise } = openIndex(packed, []);
  return {
    noise,
    /** The weight of the word for each offer that it finds, by slug; undefined if the index has no such word. */
    weights(word: string) {
      const postings = words.get(foldWordBySound(word))?.postings;
      return postings && Object.fromEntries([...postings].map(([at, n]) => [slugs[at], n]));
    },
  };
}

describe('the search index', () => {
  it('gives each word of an offer the weight of the place where it is written', () => {
    const { weights } = makeIndex([
      makeOffer('welding', {
        kind: 'super',
        title: 'Welding',
        keywords: ['soldering'],
        tools: ['Torch'],
        text: 'Metal is joined.',
        modules: ['Safety glasses'],
        fields: ['mechanical'],
      }),
    ]);
    expect(weights('welding')).toEqual({ welding: 9 });
    expect(weights('soldering')).toEqual({ welding: 8 });
    expect(weights('torch')).toEqual({ welding: 4 });
    expect(weights('super')).toEqual({ welding: 4 });
    expect(weights('metal')).toEqual({ welding: 2 });
    expect(weights('mechanical')).toEqual({ welding: 2 });
    expect(weights('glasses')).toEqual({ welding: 1 });
    expect(weights('hammer')).toBeUndefined();
  });

  it('gives a word that is written in several places the highest of their weights', () => {
    const { weights } = makeIndex([
      makeOffer('welding', {
        title: 'Welding',
        text: 'Welding with a torch',
        tools: ['Torch'],
        modules: ['Mechanical parts'],
        fields: ['mechanical'],
      }),
    ]);
    expect(weights('welding')).toEqual({ welding: 9 });
    expect(weights('torch')).toEqual({ welding: 4 });
    expect(weights('mechanical')).toEqual({ welding: 2 });
  });

  it('leaves out the titles of the days of a workshop', () => {
    const words = { modules: ['Safety first'] };
    expect(makeIndex([makeOffer('lamp', words)]).weights('safety')).toEqual({ lamp: 1 });
    const workshop = makeOffer('lamp', { ...words, kind: 'workshop' });
    expect(makeIndex([workshop]).weights('safety')).toBeUndefined();
  });

  it('leaves out a stop word everywhere, and removes it from queries in any spelling of its sound', () => {
    const offer = makeOffer('welding', { title: 'Learn welding', tools: ['Seekhna'] });
    const { weights, noise } = makeIndex([offer], { stopWords: ['learn', 'sikhna'] });
    expect([weights('learn'), weights('seekhna')]).toEqual([undefined, undefined]);
    expect(noise).toContain(foldWordBySound('seekhna'));
    expect(noise).toContain('learn');
    expect(weights('welding')).toEqual({ welding: 9 });
  });

  it('leaves out an unindexed word of a text, a module or a field, and keeps it in a tool and in queries', () => {
    const rules = { unindexedWords: ['daily', 'mechanical'] };
    const inTexts = { text: 'Daily work', modules: ['Daily'], fields: ['mechanical' as const] };
    const { weights, noise } = makeIndex([makeOffer('welding', inTexts)], rules);
    expect([weights('daily'), weights('mechanical')]).toEqual([undefined, undefined]);
    expect(weights('work')).toEqual({ welding: 2 });
    expect(noise).not.toContain(foldWordBySound('daily'));
    const inTool = makeIndex([makeOffer('welding', { tools: ['Daily'] })], rules);
    expect(inTool.weights('daily')).toEqual({ welding: 4 });
  });

  it('leaves out a word of two letters in a text, and keeps it in a tool', () => {
    const { weights } = makeIndex([
      makeOffer('welding', { text: 'xu vat', tools: ['Go'], modules: ['ri'] }),
    ]);
    expect([weights('xu'), weights('ri')]).toEqual([undefined, undefined]);
    expect(weights('vat')).toEqual({ welding: 2 });
    expect(weights('go')).toEqual({ welding: 4 });
  });

  it('keeps a word that three of five offers have, and leaves out one that four of five have', () => {
    const makeOffers = (count: number) =>
      [...others, makeOffer('five')].map((offer, at) =>
        at < count ? { ...offer, text: 'Metal' } : offer,
      );
    const indexOf = (count: number) => makeSearchIndex(makeOffers(count), [], nothingExcluded, []);
    expect(indexOf(3).words.split(/\s/)).toContain('metal');
    expect(indexOf(3).noise.split(' ')).not.toContain('metal');
    expect(indexOf(4).words.split(/\s/)).not.toContain('metal');
    expect(indexOf(4).noise.split(' ')).toContain('metal');
  });
});

describe('a synonym', () => {
  const offers = [
    makeOffer('arc', { fields: ['mechanical'], kind: 'course', level: 'basics' }),
    makeOffer('gas', { fields: ['civil', 'mechanical'], kind: 'skill' }),
    makeOffer('spot', { fields: ['civil'], kind: 'skill' }),
    makeOffer('laser', { fields: [] }),
  ];
  const weightsFor = (means: SynonymGroup['means']) =>
    makeIndex(offers, { synonyms: [{ means, words: ['jodna'] }] }).weights('jodna');

  it('of offers weighs 8 for the first that it names, 7 for the second and 6 for the rest', () => {
    expect(weightsFor({ offers: ['spot', 'gas', 'arc', 'laser'] })).toEqual({
      spot: 8,
      gas: 7,
      arc: 6,
      laser: 6,
    });
    expect(weightsFor({ offers: ['spot'] })).toEqual({ spot: 8 });
  });

  it('of a field counts more for offers whose first field it is', () => {
    expect(weightsFor({ field: 'mechanical' })).toEqual({ arc: 4, gas: 3 });
  });

  it('of a kind and of a level counts for all their offers', () => {
    expect(weightsFor({ kind: 'course' })).toEqual({ arc: 5 });
    expect(weightsFor({ level: 'basics' })).toEqual({ arc: 2 });
  });

  it('of several words becomes one entry, which is spelt with blanks', () => {
    const synonyms = [{ means: { offers: ['arc'] }, words: ['Metal-jodna kaam'] }];
    const packed = makeSearchIndex([...offers, ...others], synonyms, nothingExcluded, []);
    expect(packed.words.split('\n')).toContain('metal_jodna_kaam');
    const entry = openIndex(packed, []).words.get('metaljodnakam');
    expect(entry?.spelt).toBe('metal jodna kaam');
  });
});

describe('a plural', () => {
  const indexOf = (arc: Partial<Offer>, gas: Partial<Offer>) =>
    makeIndex([makeOffer('arc', arc), makeOffer('gas', gas)]);

  it('in a text is found by its singular, with the higher weight of the two', () => {
    const { weights } = indexOf(
      { title: 'Attack', text: 'attacks' },
      { text: 'attacks', modules: ['attack'] },
    );
    expect(weights('attack')).toEqual({ arc: 9, gas: 2 });
    expect(weights('attacks')).toBeUndefined();
  });

  it('has an entry if nothing has its singular, if it is a name, or if it is short', () => {
    expect(indexOf({ text: 'attacks' }, {}).weights('attacks')).toEqual({ arc: 2 });
    const named = indexOf({ text: 'attack' }, { tools: ['Attacks'] });
    expect([named.weights('attack'), named.weights('attacks')]).toEqual([{ arc: 2 }, { gas: 4 }]);
    const short = indexOf({ text: 'lab' }, { text: 'labs' });
    expect([short.weights('lab'), short.weights('labs')]).toEqual([{ arc: 2 }, { gas: 2 }]);
    const fiveLetters = indexOf({ text: 'lamp' }, { text: 'lamps' });
    expect([fiveLetters.weights('lamp'), fiveLetters.weights('lamps')]).toEqual([
      { arc: 2, gas: 2 },
      undefined,
    ]);
  });

  it('ends in “s”: a word with another letter more has an entry of its own', () => {
    const { weights } = indexOf({ text: 'attack' }, { text: 'attacky' });
    expect([weights('attack'), weights('attacky')]).toEqual([{ arc: 2 }, { gas: 2 }]);
  });
});

describe('the packed index', () => {
  it('has a line for the words that find the same offers, and sorted lines and words', () => {
    const packed = makeSearchIndex(
      [
        makeOffer('a', { title: 'Pump', tools: ['Zinc', 'Brass'] }),
        makeOffer('b', { title: 'Valve', tools: ['Pump'] }),
        makeOffer('c', { title: 'Gauge pump' }),
        makeOffer('d', { title: 'Crane' }),
        makeOffer('e', { title: 'Gears' }),
      ],
      [],
      { ...nothingExcluded, stopWords: ['the', 'and'] },
      [
        {
          title: 'Refunds',
          text: 'How a fee comes back',
          to: '/questions#refund',
          words: ['Money back', 'money-back', 'refund'],
        },
      ],
    );
    expect(packed).toEqual({
      slugs: ['a', 'b', 'c', 'd', 'e'],
      // All five are skill programs, so these words distinguish none.
      noise: 'and program skil te',
      words: 'brass zinc\npump\nvalve\ngauge\ncrane\ngears',
      places: '40\n902 41\n91\n92\n93\n94',
      answers: [
        {
          title: 'Refunds',
          text: 'How a fee comes back',
          to: '/questions#refund',
          phrases: 'money_back refund',
        },
      ],
    });
  });

  it('has room for as many offers as there are characters, and says so if there are more', () => {
    const makeOffers = (length: number) =>
      Array.from({ length }, (_, n) => makeOffer(`offer-${n}`, { title: `number${n}` }));
    const index = (length: number) => makeSearchIndex(makeOffers(length), [], nothingExcluded, []);
    const full = openIndex(index(positionAlphabet.length), []);
    expect(full.words.get(foldWordBySound('number90'))?.postings).toEqual(new Map([[90, 9]]));
    expect(() => index(positionAlphabet.length + 1)).toThrow(
      'The search index has room for 91 offers, and there are more.',
    );
  });
});
