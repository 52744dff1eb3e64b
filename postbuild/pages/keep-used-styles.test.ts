import { describe, expect, it } from 'vitest';
import { classesAndIdsIn, keepUsedStyles } from './keep-used-styles.ts';

const here = classesAndIdsIn(
  '<main class="page wide" id="main"><noscript><p class="plain"></p></noscript>',
);
const everywhere = new Set([...here, 'other', 'far']);
const used = (css: string) => keepUsedStyles(css, here, everywhere);

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
});
