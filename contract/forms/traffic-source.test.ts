import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../tests/support/any-text.ts';
import { maxLengths } from '../rows/max-lengths.ts';
import { formatTrafficSource, normaliseTrafficSource } from './traffic-source.ts';

const here = 'https://miranaya.example';
const from = (path: string, referrer = '') => formatTrafficSource({ url: here + path, referrer });

describe('where a visitor came from', () => {
  it('is the host of the referrer, and the first page of the visit', () => {
    expect(from('/fullstack', 'https://www.google.com/search?q=secret')).toBe(
      'www.google.com → /fullstack',
    );
  });

  it('is the utm_source of the address, followed by the host', () => {
    expect(
      from(
        '/courses?utm_source=whatsapp&utm_medium=social&utm_campaign=diwali&q=x',
        'https://l.wl.co/l?u=1',
      ),
    ).toBe('whatsapp → /courses (social, diwali; from l.wl.co)');
    expect(from('/?utm_source=mail')).toBe('mail → /');
  });

  it('is empty for a typed address, and after another page of ours', () => {
    expect(from('/courses')).toBeNull();
    expect(from('/courses', `${here}/fullstack`)).toBeNull();
    expect(from('/courses', 'about:blank')).toBeNull();
  });

  it('has one line, at most as long as the column', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 300 }), (text) => {
        const query = new URLSearchParams({ utm_source: text, utm_campaign: text });
        const source = from(`/courses?${query}`, 'https://x.example');
        expect(source?.length ?? 0).toBeLessThanOrEqual(maxLengths.source);
        expect(source).not.toMatch(/[\n\r\0]/);
        expect(source === null ? null : normaliseTrafficSource(source)).toBe(source);
      }),
    );
  });

  it('is cut if it is too long, and left out if it is empty', () => {
    expect(normaliseTrafficSource(' \n ')).toBeNull();
    expect(normaliseTrafficSource('x'.repeat(1_000))).toHaveLength(maxLengths.source);
    const inHalf = normaliseTrafficSource(`${'x'.repeat(maxLengths.source - 1)}😀`);
    expect(inHalf?.isWellFormed()).toBe(true);
    expect(normaliseTrafficSource('one\ntwo\0three')).toBe('one two three');
  });
});
