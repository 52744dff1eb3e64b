/** Every page comes alive as it was built. One visitor opens them all, one after another. */
import { expect, it } from 'vitest';
import { addresses, isMissing } from '../support/addresses.ts';
import { oneVisitor } from '../support/visitors.ts';
import { pages } from './support/built-site.ts';

const visitor = oneVisitor();
const framed = new Set(
  pages.filter(({ html }) => !html.includes('data-modules')).map(({ address }) => address),
);

it.each(addresses)('%s: React finds what it expects, and nothing is refused', async (address) => {
  const page = await visitor.open(address);
  expect(await page.evaluate(() => 'isAppReady' in window)).toBe(!framed.has(address));
  const status = await page.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => Reflect.get(entry, 'responseStatus')),
  );
  expect(status).toEqual([isMissing(address) ? 404 : 200]);
});
