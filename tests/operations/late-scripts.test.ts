/** A visitor loses nothing when scripts break off, stall, or belong to an earlier build. */
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { keepPreviousHashedFiles } from '../../scripts/build/keep-previous-hashed-files.ts';
import {
  startReactAndWait,
  touchForm,
  untilOldEnoughToSend,
  untilUsableWithoutReact,
} from '../support/browser.ts';
import { callButtonOn, fillInCallForm } from '../support/fill-visitor-forms.ts';
import { holdFiles } from '../support/hold-files.ts';
import { hasReactTakenOver } from '../support/react-loading-checks.ts';
import { listLeads } from '../support/running-site.ts';
import { startStaticHost } from '../support/static-host.ts';
import { openNewVisitorForEachTest } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTest({
  viewport: { width: 800, height: 600 },
  reducedMotion: 'reduce',
});
const framework = '**/assets/framework-*.js';

/** Fills in the call form with this visitor's address. */
async function fillCallForm(page: Page, email: string) {
  await fillInCallForm(page, { email });
  await untilOldEnoughToSend(page);
  return callButtonOn(page);
}
const storedFor = async (email: string) =>
  (await listLeads(visitors.site)).filter((lead) => lead.email === email).length;

/**
 * Opens the call form in a page to which the scripts of React never arrive. The test controls the page's clock, because
 * the starter script waits eight seconds for React before it lets the browser handle a press.
 */
async function openWithoutReact() {
  const page = await visitors.come();
  await page.route(framework, () => {});
  await page.clock.install();
  await page.goto(`${visitors.site.url}/request-call`);
  return page;
}

describe('scripts that do not load completely', () => {
  it('break off in the middle: the form is sent without them, once', async () => {
    const page = await visitors.come();
    await page.route(framework, async (route) => {
      const answer = await route.fetch();
      const body = await answer.text();
      await route.fulfill({ response: answer, body: body.slice(0, body.length / 2) });
    });
    await page.goto(`${visitors.site.url}/request-call`);
    const button = await fillCallForm(page, 'half@example.com');
    await page.waitForSelector(':root[data-alive="never"]');
    await button.click();
    await page.waitForURL('**/request-call/**');
    expect(await storedFor('half@example.com')).toBe(1);
    visitors.troubles.length = 0;
  });

  it('stall: a press waits eight seconds, and then the form is sent without them, once', async () => {
    const page = await openWithoutReact();
    const button = await fillCallForm(page, 'stalled@example.com');
    await button.click();
    expect(new URL(page.url()).pathname).toBe('/request-call');
    await page.clock.runFor(8_000);
    await page.waitForURL('**/request-call/**');
    expect(await storedFor('stalled@example.com')).toBe(1);
  });

  it('stall: a page to which a visitor returns has forgotten the press from before', async () => {
    const page = await openWithoutReact();
    const button = await fillCallForm(page, 'returned@example.com');
    await button.click();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await page.clock.runFor(8_000);
    expect(new URL(page.url()).pathname).toBe('/request-call');
    expect(await page.locator('form[aria-busy="true"]').count()).toBe(0);
    expect(await storedFor('returned@example.com')).toBe(0);
  });

  it('load after the form was sent: the page that is being left sends nothing again', async () => {
    const page = await visitors.come();
    const stored = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    let posts = 0;
    await page.route('**/*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      posts += 1;
      const response = await route.fetch({ maxRedirects: 0 });
      stored.resolve();
      await answer.promise;
      await route.fulfill({ response });
    });
    const release = await holdFiles(page, framework);
    // The page is about to be left, so the test can't read from it whether React runs. The page reports it on the
    // console.
    await page.addInitScript(() => addEventListener('app-ready', () => console.info('alive')));
    const alive = page.waitForEvent('console', (message) => message.text() === 'alive');
    await page.goto(`${visitors.site.url}/request-call`);
    const button = await fillCallForm(page, 'late@example.com');
    await button.click();
    await stored.promise;
    expect(await storedFor('late@example.com')).toBe(1);
    release();
    await alive;
    answer.resolve();
    await page.waitForURL('**/request-call/**');
    expect(posts).toBe(1);
    expect(await storedFor('late@example.com')).toBe(1);
  });
});

describe('a page that a visitor has open during an upgrade', () => {
  it('loads its scripts and its data from the files that the new build keeps', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'miranaya-upgrade-'));
    const [before, after] = ['before', 'after'].map((name) => join(folder, name)) as [
      string,
      string,
    ];
    cpSync('build/current/client', before, { recursive: true });
    mkdirSync(join(after, 'assets'), { recursive: true });
    const old = await startStaticHost(before);
    try {
      const page = await visitors.come();
      await page.goto(`${old.url}/courses`);
      await untilUsableWithoutReact(page);
      keepPreviousHashedFiles({ clientDir: before, stamp: { kept: {} } }, after, new Date());
      rmSync(join(before, 'assets'), { recursive: true });
      renameSync(join(after, 'assets'), join(before, 'assets'));
      await touchForm(page);
      await expect.poll(() => hasReactTakenOver(page)).toBe(true);
    } finally {
      await old.stop();
      rmSync(folder, { recursive: true });
    }
  });
});

describe('Back', () => {
  it('after a reload leads to the document before, though React had shown it without loading', async () => {
    const page = await visitors.open('/terms');
    const heading = () => page.getByRole('heading', { level: 1 }).first().innerText();
    const terms = await heading();
    await page.locator('footer a[href="/how-we-teach"]').click();
    await expect.poll(heading).not.toBe(terms);
    const method = await heading();
    await page.reload();
    await untilUsableWithoutReact(page);
    expect(await hasReactTakenOver(page)).toBe(false);
    await page.goBack();
    await expect.poll(heading).toBe(terms);
    await untilUsableWithoutReact(page);
    await page.goForward();
    await expect.poll(heading).toBe(method);
    await startReactAndWait(page);
  });

  it('and Forward before the page has read its styles and its starter lead to the page of the address', async () => {
    const page = await visitors.open('/');
    const heading = () => page.getByRole('heading', { level: 1 }).first().innerText();
    const landing = await heading();
    await page.locator('footer a[href="/terms"]').click();
    await expect.poll(heading).not.toBe(landing);
    const terms = await heading();
    await page.reload();
    await untilUsableWithoutReact(page);
    // The starter script stands after this style sheet, so a delayed style sheet also delays the starter.
    const release = await holdFiles(page, '**/assets/landing-below-the-fold-*.css');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(heading).toBe(landing);
    await page.goForward({ waitUntil: 'commit' });
    release();
    await expect.poll(heading).toBe(terms);
    await untilUsableWithoutReact(page);
    expect(new URL(page.url()).pathname).toBe('/terms');
  });
});
