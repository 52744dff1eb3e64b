import { expect, it } from 'vitest';
import { proxyFinding } from './public-address-findings.ts';

const seen = (visitor: string, isPeerTrusted?: boolean) =>
  ({
    at: 'seen',
    seen: { peer: '127.0.0.1', visitor, isForwarded: true, isPeerTrusted },
    date: null,
  }) as const;

it('finds a trusted proxy right although the check itself came from the address of the proxy', () => {
  // On the server itself, `/etc/hosts` often maps the name of the site to loopback, so the check reaches the proxy from
  // there.
  const finding = proxyFinding(seen('127.0.0.1', true), ['127.0.0.1']);
  expect(finding).toMatchObject({ at: 'ok', todo: null });
});

it.each([false, undefined])(
  'reports a proxy that the running service does not trust (%s)',
  (isPeerTrusted) => {
    // The setting may already name the proxy although the running service does not trust it, because the service was
    // not restarted after the change.
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
