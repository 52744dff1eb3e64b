/** A visitor loses nothing when scripts break off, stall, or belong to an earlier build. */
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { keepPreviousHashedFiles } from '../../scripts/keep-previous-hashed-files.ts';
import {
  touchForm,
  untilOldEnoughToSend,
  untilReady,
  untilUsableWithoutReact,
} from '../support/browser.ts';
import { listLeads } from '../support/running-site.ts';
import { startStaticHost } from '../support/static-host.ts';
import { freshVisitors } from '../support/visitors.ts';

const visitors = freshVisitors({
  viewport: { width: 800, height: 600 },
  reducedMotion: 'reduce',
});
const isAlive = (page: Page) => page.evaluate(() => 'isAppReady' in window);
const framework = '**/assets/framework-*.js';

/** Fills in the call form with this visitor's address. */
async function fillCallForm(page: Page, email: string) {
  const form = page.getByRole('form', { name: 'Request a call' });
  await form.getByLabel('Name').fill('Thenmozhi');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('98765 43210');
  await form.getByLabel('Program').selectOption({ label: 'Certified Course' });
  await untilOldEnoughToSend(page);
  return form.getByRole('button', { name: 'Request a call' });
}
const storedFor = async (email: string) =>
  (await listLeads(visitors.site)).filter((lead) => lead.email === email).length;

/**
 * React never loads. The test sets the page's clock, because the starter lets a press go to the document after
 * eight seconds.
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
    const scripts = Promise.withResolvers<void>();
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
    await page.route(framework, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    // A page that is being left can't be asked, so it reports.
    await page.addInitScript(() => addEventListener('app-ready', () => console.info('alive')));
    const alive = page.waitForEvent('console', (message) => message.text() === 'alive');
    await page.goto(`${visitors.site.url}/request-call`);
    const button = await fillCallForm(page, 'late@example.com');
    await button.click();
    await stored.promise;
    expect(await storedFor('late@example.com')).toBe(1);
    scripts.resolve();
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
      await expect.poll(() => isAlive(page)).toBe(true);
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
    expect(await isAlive(page)).toBe(false);
    await page.goBack();
    await expect.poll(heading).toBe(terms);
    await untilUsableWithoutReact(page);
    await page.goForward();
    await expect.poll(heading).toBe(method);
    await untilReady(page);
  });

  it('and Forward before the page has read its styles and its starter lead to the page of the address', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const page = await visitors.open('/');
    const heading = () => page.getByRole('heading', { level: 1 }).first().innerText();
    const landing = await heading();
    await page.locator('footer a[href="/terms"]').click();
    await expect.poll(heading).not.toBe(landing);
    const terms = await heading();
    await page.reload();
    await untilUsableWithoutReact(page);
    // The starter is behind this style sheet, so it waits for it.
    await page.route('**/assets/landing-below-the-fold-*.css', async (route) => {
      await released;
      await route.continue();
    });
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(heading).toBe(landing);
    await page.goForward({ waitUntil: 'commit' });
    release();
    await expect.poll(heading).toBe(terms);
    await untilUsableWithoutReact(page);
    expect(new URL(page.url()).pathname).toBe('/terms');
  });
});
