import { describe, expect, it } from 'vitest';
import { comparisonAddressOf, readComparisonAddress } from './comparison-address.ts';

const known = new Set(['mern-stack', 'front-end-web', 'full-stack-engineering', 'power-bi']);
const read = (query: string) => readComparisonAddress(query, (slug) => known.has(slug));
const fine = { isSomeUnknown: false, isMore: false };

describe('the address of a comparison', () => {
  it('contains offers separated by commas, or repeated as a form sends them, in their order', () => {
    const both = { shown: ['power-bi', 'mern-stack'], ...fine };
    expect(read('?offers=power-bi,mern-stack')).toEqual(both);
    expect(read('offers=power-bi&offers=mern-stack')).toEqual(both);
    expect(read('?offers=power-bi%2Cmern-stack')).toEqual(both);
    expect(read('?offers=power-bi,&offers=mern-stack&from=mail')).toEqual(both);
  });

  it('counts an offer that is named twice once, however it is spelled', () => {
    expect(read('?offers=Power-BI,+power-bi+,mern-stack').shown).toEqual([
      'power-bi',
      'mern-stack',
    ]);
  });

  it('names no offer when a form was sent without a choice', () => {
    for (const query of ['', '?', '?offers=', '?offers=&offers=&offers=', '?offers=,,']) {
      expect(read(query)).toEqual({ shown: [], ...fine });
    }
  });

  it('reports an unknown offer, and shows the others', () => {
    expect(read('?offers=power-bi,cobol')).toEqual({
      shown: ['power-bi'],
      isSomeUnknown: true,
      isMore: false,
    });
    for (const name of [
      '<script>',
      '../secret',
      '%00',
      'constructor',
      'a'.repeat(5000),
      '%F0%9F',
    ]) {
      expect(read(`?offers=${name}`)).toEqual({ shown: [], isSomeUnknown: true, isMore: false });
    }
  });

  it('reports more than three offers, and shows the first three', () => {
    const all = read('?offers=mern-stack,cobol,power-bi,front-end-web,full-stack-engineering');
    expect(all).toEqual({
      shown: ['mern-stack', 'power-bi', 'front-end-web'],
      isSomeUnknown: true,
      isMore: true,
    });
  });

  it('is read as it was written', () => {
    expect(comparisonAddressOf(['power-bi', 'mern-stack'])).toBe(
      '/compare?offers=power-bi,mern-stack',
    );
    expect(comparisonAddressOf([])).toBe('/compare');
  });
});
