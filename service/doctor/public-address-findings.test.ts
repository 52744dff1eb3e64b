import { expect, it } from 'vitest';
import { proxyFinding } from './public-address-findings.ts';

const seen = (visitor: string, isPeerTrusted?: boolean) =>
  ({
    at: 'seen',
    seen: { peer: '127.0.0.1', visitor, isForwarded: true, isPeerTrusted },
    date: null,
  }) as const;

it('finds a trusted proxy right although the check itself came from the address of the proxy', () => {
  // The machine's own table of hosts often has the name of the site, so that the check reaches the proxy from loopback.
  const finding = proxyFinding(seen('127.0.0.1', true), ['127.0.0.1']);
  expect(finding).toMatchObject({ at: 'ok', todo: null });
});

it.each([false, undefined])(
  'reports a proxy that the running service does not trust (%s)',
  (isPeerTrusted) => {
    // The settings may name the proxy already, if the service was not restarted since.
    for (const trusted of [[], ['127.0.0.1']])
      expect(proxyFinding(seen('127.0.0.1', isPeerTrusted), trusted)).toMatchObject({
        at: 'wrong',
        todo: 'Set TRUST_PROXY=127.0.0.1 and restart the service.',
      });
  },
);

it('finds a proxy right if an earlier release names a visitor behind it', () => {
  expect(proxyFinding(seen('203.0.113.7'), ['127.0.0.1']).at).toBe('ok');
});
