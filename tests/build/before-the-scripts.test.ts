/**
 * What a visitor does before the scripts have loaded stays when they arrive. The test delays the scripts as a slow
 * connection would.
 */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { startReactAndWait } from '../support/browser.ts';
import { holdFiles } from '../support/hold-files.ts';
import { openNewVisitorForEachTest } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTest({ viewport: { width: 1024, height: 600 } });
let page: Page;
beforeEach(async () => {
  page = await visitors.come();
});

/** Opens an address. No module of the page arrives before the returned function is called. */
async function openSlowly(address: string): Promise<() => void> {
  const release = await holdFiles(page, '**/assets/*.js');
  await page.goto(visitors.site.url + address);
  return release;
}

describe('before the scripts are loaded', () => {
  it('an opened menu, typed text and a scrolled carousel stay unchanged, and only the document with its styles, font and pictures is requested', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const atStart = new Promise<string[]>((resolve) => {
      page.once('domcontentloaded', () => resolve([...asked]));
    });
    const letCome = await openSlowly('/');
    expect((await atStart).filter((path) => /\.(js|data)$/.test(path))).toEqual([]);
    expect((await atStart).filter((path) => path.endsWith('.css'))).toHaveLength(1);
    expect((await atStart).length).toBeLessThanOrEqual(12);
    await page.getByText('Programs', { exact: true }).first().click();
    await page.getByLabel('Name').first().fill('Asha Rao');
    await page.getByLabel(/mail/i).first().fill('asha@example.in');
    // Moves the last carousel that has more slides than it shows on by one slide.
    const track = await page.evaluateHandle(() => {
      const tracks = [...document.querySelectorAll<HTMLElement>('.carousel-track')];
      const track = tracks.findLast((one) => one.scrollWidth > one.clientWidth + 100);
      const [first, second] = track?.children ?? [];
      if (!track || !first || !second) throw new Error('No carousel has slides out of sight.');
      const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
      track.scrollTo({ left: step, behavior: 'instant' });
      return track;
    });
    const moved = await track.evaluate((element) => element.scrollLeft);
    expect(moved).toBeGreaterThan(0);
    letCome();
    await startReactAndWait(page);
    await expect.poll(() => page.getByLabel('Name').first().inputValue()).toBe('Asha Rao');
    expect(await page.getByLabel(/mail/i).first().inputValue()).toBe('asha@example.in');
    expect(await page.locator('details[open]').count()).toBe(1);
    expect(await track.evaluate((element) => element.scrollLeft)).toBe(moved);
  });

  it('a pressed button acts once, as soon as it can', async () => {
    const letCome = await openSlowly('/enroll-form');
    await page.getByRole('button', { name: /pay/i }).click();
    await page.getByRole('button', { name: /pay/i }).click();
    expect(new URL(page.url()).pathname).toBe('/enroll-form');
    letCome();
    await page.getByText('All fields are required').waitFor();
  });

  it('a form that can be sent looks ready at once, and its button keeps its name', async () => {
    const letCome = await openSlowly('/request-call');
    const form = page.getByRole('form', { name: 'Request a call' });
    const button = form.getByRole('button');
    const look = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const atRest = await look();
    await button.click();
    // The form is still empty, so nothing is being sent.
    expect(await form.getAttribute('aria-busy')).toBe('false');
    await form.getByLabel('Name').fill('Asha Rao');
    await form.getByLabel('Email').fill('asha@example.in');
    await form.getByLabel('Phone').fill('98765 43210');
    await form.getByRole('combobox').selectOption({ index: 1 });
    await button.click();
    expect(await form.getAttribute('aria-busy')).toBe('true');
    expect(await look()).not.toBe(atRest);
    expect(await button.innerText()).toBe('Request a call');
    letCome();
    await page.getByText('Thank you!').waitFor();
  });

  it('a form sends itself when the scripts never arrive', async () => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${visitors.site.url}/enroll-form`);
    await page.getByLabel('Name').first().fill('Asha Rao');
    await page.getByLabel(/mail/i).first().fill('asha@example.in');
    await page
      .getByLabel(/mobile/i)
      .first()
      .fill('+91 98765 43210');
    await page.getByRole('button', { name: /pay/i }).click();
    await page.waitForURL(/\/demonstration-bank/);
    // The browser reports each blocked script as an error; these are expected here.
    visitors.troubles.splice(0);
  });
});
