/**
 * Every page moves by itself, and React takes the built page over unchanged when it is touched. One visitor opens
 * all pages.
 */
import { expect, it } from 'vitest';
import { isNotFoundAddress, visitorAddresses } from '../support/addresses.ts';
import { untilReady } from '../support/browser.ts';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';
import { builtPages } from './support/built-site.ts';

const visitor = oneVisitorOnSharedSite();
const framed = new Set(
  builtPages.filter(({ html }) => !html.includes('data-modules')).map(({ address }) => address),
);

it.each(visitorAddresses)(
  '%s: works without React until it is touched; then React hydrates it, and no error is logged',
  async (address) => {
    const page = await visitor.read(address);
    const { fetched, begin } = await page.evaluate(() => ({
      fetched: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      begin: document.querySelector<HTMLElement>('[data-begin]')?.dataset.begin?.split(' ') ?? [],
    }));
    const scripts = fetched.filter((path) => /^\/assets\/.*\.js$/.test(path));
    expect(scripts.length > 0).toBe(!framed.has(address));
    expect(scripts.filter((path) => !begin.includes(path))).toEqual([]);
    await untilReady(page);
    expect(await page.evaluate(() => 'isAppReady' in window)).toBe(!framed.has(address));
    const status = await page.evaluate(() =>
      performance
        .getEntriesByType('navigation')
        .map((entry) => Reflect.get(entry, 'responseStatus')),
    );
    expect(status).toEqual([isNotFoundAddress(address) ? 404 : 200]);
  },
);
