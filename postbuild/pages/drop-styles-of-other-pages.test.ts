import { describe, expect, it } from 'vitest';
import { collectClassesAndIds, dropStylesOfOtherPages } from './drop-styles-of-other-pages.ts';

const here = collectClassesAndIds(
  '<main class="page wide" id="main"><noscript><p class="plain"></p></noscript>',
);
const everywhere = new Set([...here, 'other', 'far']);
const used = (css: string) => dropStylesOfOtherPages(css, here, everywhere);

describe('the styles of one page', () => {
  it('use its classes and ids, including those for browsers without scripts', () => {
    expect([...here]).toEqual(['page', 'wide', 'main', 'plain']);
  });

  it('leave out rules about elements of other pages only', () => {
    expect(used('.page{color:red}.other{color:red}.page .far{color:red}')).toBe('.page{color:red}');
  });

  it('keep the selectors of a list that can match here', () => {
    expect(used('.page,.other{color:red}')).toBe('.page{color:red}');
  });

  it('keep rules for elements of no page, because a script may add them', () => {
    expect(used('.notice{color:red}.page .notice{color:red}')).toBe(
      '.notice{color:red}.page .notice{color:red}',
    );
  });

  it('keep rules about elements, and rules with another page in only one of several alternatives', () => {
    const css = 'h1{color:red}:is(.page,.other) p{color:red}.page:not(.other){color:red}';
    expect(used(css)).toBe(css);
  });

  it('leave out rules whose every alternative is of another page, or that need an element of one', () => {
    expect(used(':is(.other,.far) :is(th,td){color:red}.page:has(.other){color:red}')).toBe('');
    expect(used(':root:has(.page :is(.far,.wide)){color:red}')).not.toBe('');
    expect(used(':is(.page:not(.far),.other)::before{color:red}')).not.toBe('');
  });

  it('leave no empty layer or query, and keep keyframes unchanged', () => {
    expect(used('@layer pages{@media print{.other{color:red}}}')).toBe('');
    const frames = '@keyframes turn{from{top:0}50%{top:1px}}';
    expect(used(frames)).toBe(frames);
  });

  it('read class names with any white space between them, and ids as one name', () => {
    const names = collectClassesAndIds('<p class="a  b\n c" id="d e"></p>');
    expect([...names].filter((name) => name !== '')).toEqual(['a', 'b', 'c', 'd e']);
  });

  it('are as short as they can be, and separate what needs it', () => {
    const css =
      '/* a */ .page { color: red; top: 0 } /* b */ @import url("x.css"); @layer a, b; ' +
      '@layer pages { .page { top: 0 } @media print { .page, .wide { top: 0; /* c */ left: 0 } } } ' +
      '.page { & .wide { top: 0 } color: red; & .far { top: 0 } }';
    expect(used(css)).toBe(
      '.page{color: red;top: 0}@import url("x.css");@layer a, b;' +
        '@layer pages{.page{top: 0}@media print{.page,.wide{top: 0;left: 0}}}' +
        '.page{& .wide{top: 0}color: red}',
    );
  });

  it('keep keyframes with a prefix, and drop rules of other pages in blocks that are no keyframes', () => {
    const frames = '@-webkit-keyframes turn{from{top:0}}';
    expect(used(frames)).toBe(frames);
    expect(used('@supports (top: 0){.other{top:0}from{top:0}}')).toBe(
      '@supports (top: 0){from{top:0}}',
    );
    expect(used('@keyframes-like x{.other{top:0}}')).toBe('');
  });

  it('keep rules without a selector', () => {
    const css = '@font-face{font-family:x;src:url(x)}@page{margin:0}';
    expect(used(css)).toBe(css);
  });

  it('read brackets within brackets, and what follows them', () => {
    expect(used(':is(.page:not(:has(.far)), .wide):hover .other{top:0}')).toBe('');
    expect(used(':where(:is(.far, :is(.other))) p{top:0}')).toBe('');
    const kept = ':is(:is(.page, .far), .other):not(:is(.far)) .wide{top:0}';
    expect(used(kept)).toBe(kept);
  });

  it('are the same when they are asked for again, and differ for another page', () => {
    const css = '.page{top:0}.other{top:0}';
    const there = new Set(['other']);
    expect(used(css)).toBe('.page{top:0}');
    expect(dropStylesOfOtherPages(css, there, everywhere)).toBe('.other{top:0}');
    expect(used(css)).toBe('.page{top:0}');
  });
});
