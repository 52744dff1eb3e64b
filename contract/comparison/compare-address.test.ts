import { describe, expect, it } from 'vitest';
import { compareAddress, readCompareAddress } from './compare-address.ts';

const known = new Set(['mern-stack', 'front-end-web', 'full-stack-engineering', 'power-bi']);
const read = (query: string) => readCompareAddress(query, (slug) => known.has(slug));
const fine = { isSomeUnknown: false, isMore: false };

describe('the address of a comparison', () => {
  it('names offers with commas, or one by one as a form does, in its own order', () => {
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

  it('names none when a form was sent with nothing chosen', () => {
    for (const query of ['', '?', '?offers=', '?offers=&offers=&offers=', '?offers=,,']) {
      expect(read(query)).toEqual({ shown: [], ...fine });
    }
  });

  it('says that one is unknown, and shows the others', () => {
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

  it('says that there are more than three, and shows the first three', () => {
    const all = read('?offers=mern-stack,cobol,power-bi,front-end-web,full-stack-engineering');
    expect(all).toEqual({
      shown: ['mern-stack', 'power-bi', 'front-end-web'],
      isSomeUnknown: true,
      isMore: true,
    });
  });

  it('is written as it is read', () => {
    expect(compareAddress(['power-bi', 'mern-stack'])).toBe('/compare?offers=power-bi,mern-stack');
    expect(compareAddress([])).toBe('/compare');
  });
});
