import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { collectComparisonClassesAndIds } from './collect-comparison-classes-and-ids.ts';

it('the comparison page keeps the styles of what the service writes into it', () => {
  const written = readFileSync('contract/comparison/render-comparison-html.ts', 'utf8');
  const names = collectComparisonClassesAndIds();
  expect([...names]).toEqual(
    expect.arrayContaining(['compared', 'compared-1', 'compared-3', 'compare-notice', 'price']),
  );
  const constant = [...written.matchAll(/\bclass="([a-z-]+)"/g)].map(([, name]) => name);
  expect(constant.length).toBeGreaterThan(3);
  // Only an offer that lacks a fact has this class in its cell.
  const expected = constant.filter((name) => name !== 'compared-none');
  expect([...names]).toEqual(expect.arrayContaining(expected));
});
