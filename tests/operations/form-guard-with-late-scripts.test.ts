/**
 * The spam check from a person's point of view: a person notices nothing, however late our scripts arrive.
 * `tests/e2e/form-guard.test.ts` has the field that people do not see, and `forms-after-reload-and-back.test.ts` a page
 * that was reloaded.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startReactAndWait } from '../support/browser.ts';
import { subscriptionFormOn } from '../support/fill-visitor-forms.ts';
import { holdFiles } from '../support/hold-files.ts';
import { listLeads, runOwnerCommand } from '../support/running-site.ts';
import { subscribeToMailsAndReadPageAge } from '../support/subscribe-to-mails-and-read-page-age.ts';
import { openNewVisitorForEachTest } from '../support/visitors.ts';

/**
 * Animations are off: while a test waits as long as a person reads, an animated page would be drawn again and again,
 * which takes processor time.
 */
const visitors = openNewVisitorForEachTest({
  reducedMotion: 'reduce',
  viewport: { width: 800, height: 600 },
});

/** No person can have read the page, typed an address and pressed the button before this time. */
const readingMs = 1_500;

async function subscribe(email: string, scriptsCome: 'before the press' | 'after the press') {
  const page = await visitors.come();
  const letCome = await holdFiles(page, '**/assets/*.js');
  await page.goto(`${visitors.site.url}/terms`, { waitUntil: 'domcontentloaded' });
  await subscriptionFormOn(page).getByLabel('Email').fill(email);
  const ageMs = await page.evaluate(() => performance.now());
  await delay(Math.max(0, readingMs - ageMs) + 1);
  if (scriptsCome === 'before the press') {
    letCome();
    await startReactAndWait(page);
  }
  const pressed = subscribeToMailsAndReadPageAge(page);
  letCome();
  expect(Number(await pressed)).toBeGreaterThanOrEqual(readingMs);
}

/** `tests/service/abuse.test.ts` sends the forms of a hundred and thirty people behind one address. */
describe('people behind one address, with scripts that load late,', () => {
  it('are all stored, and none is quarantined', async () => {
    // Both visitors come at once, because each waits as long as a person reads (`readingMs`).
    await Promise.all([
      subscribe('visitor.1@example.com', 'after the press'),
      subscribe('visitor.2@example.com', 'before the press'),
    ]);
    expect(await runOwnerCommand(visitors.site, 'leads', ['quarantine', '--json'])).toBe('');
    expect((await listLeads(visitors.site)).map((row) => row.email).sort()).toEqual([
      'visitor.1@example.com',
      'visitor.2@example.com',
    ]);
  });
});
