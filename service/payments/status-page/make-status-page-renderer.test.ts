import { describe, expect, it } from 'vitest';
import type { StaticTable } from '../../static/static-table.ts';
import { makeStatusPageRenderer } from './make-status-page-renderer.ts';

const built =
  '<html><head><title>x</title></head><article data-order="unknown"><b data-slot="title">?</b>' +
  '<a data-link="pay" href="/enroll-form">Pay</a><input type="hidden" name="order" value=""></article></html>';

type Found = ReturnType<StaticTable['find']>;
const variant = (coding: string, html: string) => ({ coding, content: Buffer.from(html) });
const headers = { 'content-security-policy': 'none' };
const pageOf = (found: unknown) => {
  const asked: string[] = [];
  const find = (path: string) => {
    asked.push(path);
    return found as Found;
  };
  return { asked, page: makeStatusPageRenderer({ find }) };
};
const whole = {
  kind: 'file',
  variants: [variant('br', 'packed'), variant('identity', built)],
  headers,
};
const view = { state: 'open', texts: { title: 'A & B' }, links: { pay: '/pay?order=1' } } as const;

describe('the page about an order', () => {
  it('is the built page, with the order written into it', () => {
    const { asked, page } = pageOf(whole);
    expect(asked).toEqual(['/enroll-form/status']);
    expect(page?.render({ ...view, isMoving: false }, 'a&b')).toEqual({
      html: built
        .replace('unknown', 'open')
        .replace('?<', 'A &amp; B<')
        .replace('/enroll-form', '/pay?order=1')
        .replace('value=""', 'value="a&amp;b"'),
      headers,
    });
  });

  it('reloads every ten seconds without a script, while the order can change', () => {
    const { page } = pageOf(whole);
    expect(page?.render({ ...view, isMoving: true }, '').html).toBe(
      page
        ?.render({ ...view, isMoving: false }, '')
        .html.replace(
          '</head>',
          '<noscript><meta http-equiv="refresh" content="10"></noscript></head>',
        ),
    );
  });

  it('is missing if it was not built, is a redirect, or has no uncompressed form', () => {
    for (const found of [
      undefined,
      { ...whole, kind: 'redirect' },
      { ...whole, variants: [variant('br', 'packed')] },
    ])
      expect(pageOf(found).page).toBeNull();
  });
});
