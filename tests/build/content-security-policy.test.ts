import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { speculationRules } from '#site/motion/speculation-rules.ts';
import {
  attributeOf,
  builtPages,
  elementsWithTag,
  readBuiltFileBytes,
  siteTable,
  textContentOf,
} from './support/built-site.ts';

const keyOf = ({ address, file }: { address: string | null; file: string }) =>
  address ?? `/${file}`;
const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
const policyOf = (page: (typeof builtPages)[number]) =>
  directives(siteTable.headers[keyOf(page)]?.['Content-Security-Policy'] ?? '');
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe.each(builtPages)('the policy of $file', (page) => {
  const policy = policyOf(page);

  it('allows exactly the scripts of the page, and nothing unsafe', () => {
    const texts = elementsWithTag(page, 'script')
      .filter(
        (script) =>
          !attributeOf(script, 'src') && !attributeOf(script, 'type')?.startsWith('application/'),
      )
      .map(textContentOf)
      .filter((text) => text !== '');
    // A page with a starter script also gets the speculation rules, which the starter adds, so the policy must allow
    // their hash.
    if (page.html.includes('data-begin')) texts.push(speculationRules);
    const allowed = policy.get('script-src') ?? [];
    expect([...allowed].sort()).toEqual(["'self'", ...new Set(texts.map(hashOf))].sort());
    expect(page.html).not.toMatch(/\son[a-z]+="/);
    expect(page.html).not.toContain('javascript:');
  });

  it('allows its style sheet', () => {
    for (const style of elementsWithTag(page, 'style')) {
      expect(policy.get('style-src-elem')).toContain(hashOf(textContentOf(style)));
    }
  });

  it('allows no base, no object, and only our own frames to show it', () => {
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    // `default-src` applies to everything that the policy does not name, such as objects.
    expect(policy.has('object-src')).toBe(false);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    const isFramed = builtPages.some((other) =>
      elementsWithTag(other, 'iframe').some((frame) => attributeOf(frame, 'src') === page.address),
    );
    expect(policy.get('frame-ancestors')).toEqual([isFramed ? "'self'" : "'none'"]);
  });

  it('allows the same connections, frames and form targets as every other page', () => {
    const first = policyOf(builtPages[0] ?? page);
    for (const name of ['connect-src', 'frame-src', 'form-action', 'img-src']) {
      expect(policy.get(name)).toEqual(first.get(name));
    }
  });
});

describe('files for other hosts', () => {
  it('give every page the same headers as our own service does', () => {
    const headers = readBuiltFileBytes('_headers').toString();
    for (const page of builtPages) {
      const policy = siteTable.headers[keyOf(page)]?.['Content-Security-Policy'];
      expect(headers).toContain(
        `\n${keyOf(page)}\n  Cache-Control: no-cache\n  Content-Security-Policy: ${policy}\n`,
      );
    }
    expect(headers.startsWith('/*\n')).toBe(true);
    expect(headers).toContain(
      '/assets/:file\n  Cache-Control: public, max-age=31536000, immutable',
    );
  });

  it('use only what those hosts can read', () => {
    const rules = readBuiltFileBytes('_headers')
      .toString()
      .split('\n')
      .filter((line) => line.startsWith('/'));
    expect(rules.length).toBeLessThanOrEqual(100);
  });

  it('redirect as our own service does', () => {
    const lines = readBuiltFileBytes('_redirects').toString().split('\n');
    for (const { from, to, status } of siteTable.redirects) {
      expect(lines).toContain(`${from} ${to} ${status}`);
    }
  });
});
