/**
 * The switch of the colour scheme. `tests/operations/colour-scheme-states.test.ts` tests the first frames of a page, a
 * framed page, the covers, and colours that the system forces.
 */
import { describe, expect, it } from 'vitest';
import { groundColourByScheme, pressSchemeSwitch } from '../support/colour-scheme.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite({ reducedMotion: 'reduce' });
// A visitor who only reads never loads React, and the switch needs none.
const { read } = visitors;

const ground = () =>
  visitors.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

describe('light and dark', () => {
  it('follow the system, then the switch, which is remembered on other pages and other days', async () => {
    const page = await read('/request-call');
    expect(await ground()).toBe(groundColourByScheme.light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(ground).toBe(groundColourByScheme.dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(ground).toBe(groundColourByScheme.light);

    await pressSchemeSwitch(page);
    await expect.poll(ground).toBe(groundColourByScheme.dark);
    await read('/terms');
    expect(await ground()).toBe(groundColourByScheme.dark);
    await page.emulateMedia({ colorScheme: 'dark' });
    await pressSchemeSwitch(page);
    await expect.poll(ground).toBe(groundColourByScheme.light);
    await page.reload();
    expect(await ground()).toBe(groundColourByScheme.light);
  });
});
