import { describe, expect, it } from 'vitest';
import { readVariantBytes } from '../static/static-file.ts';
import { makePaymentRedirectPage } from './make-payment-redirect-page.ts';

const htmlOf = (paymentUrl: string) => {
  const plain = makePaymentRedirectPage(paymentUrl).variants.find(
    ({ coding }) => coding === 'identity',
  );
  return plain === undefined ? '' : readVariantBytes(plain).toString();
};

describe('the page that leads to a fixed payment address', () => {
  it('redirects by itself, and has a button for browsers that do not redirect', () => {
    const html = htmlOf('https://pay.example/a?b=1&c="2"');
    const address = 'https://pay.example/a?b=1&amp;c=%222%22';
    expect(html).toContain(`</style>\n<meta http-equiv="refresh" content="0; url=${address}">`);
    expect(html).toContain(`<a class="button" href="${address}" rel="noopener">`);
  });

  it('leads to a page of our own as well, which has no host in its address', () => {
    expect(htmlOf('/enroll-form/payment')).toContain('url=/enroll-form/payment"');
  });

  it('is never cached by a browser, and is shown in no frame', () => {
    expect(makePaymentRedirectPage('https://pay.example/').headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[\w+/]+='; form-action 'none';/,
      ),
      'x-frame-options': 'DENY',
    });
  });
});
