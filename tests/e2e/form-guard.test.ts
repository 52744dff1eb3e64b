/**
 * What the forms tell the spam check, and that a person notices nothing of it.
 * `tests/operations/form-guard-with-late-scripts.test.ts` has people whose scripts arrive late.
 */
import { describe, expect, it } from 'vitest';
import { startReactAndWait } from '../support/browser.ts';
import { subscriptionFormOn } from '../support/fill-visitor-forms.ts';
import { subscribeToMailsAndReadPageAge } from '../support/subscribe-to-mails-and-read-page-age.ts';
import { freshVisitors } from '../support/visitors.ts';

/**
 * Animations are off: while a test waits as long as a person reads, an animated page would be drawn again and again,
 * which takes processor time.
 */
const visitors = freshVisitors({ reducedMotion: 'reduce', viewport: { width: 800, height: 600 } });
const { open } = visitors;

describe('a page', () => {
  it('states no age after a reload, because browsers restore typed text', async () => {
    const page = await open('/terms');
    await page.reload();
    await startReactAndWait(page);
    await subscriptionFormOn(page).getByLabel('Email').fill('reloaded@example.com');
    expect(await subscribeToMailsAndReadPageAge(page)).toBe('');
  });

  it('tells password managers to ignore the hidden field, and hides it from visitors', async () => {
    await visitors.come({ javaScriptEnabled: false });
    for (const address of ['/request-call', '/enroll-form', '/']) {
      const page = await open(address);
      const traps = await page
        .locator('form[action^="/rest/v1/"] input[name=subject]')
        .evaluateAll((inputs) =>
          inputs.map((input) =>
            Object.fromEntries([...input.attributes].map(({ name, value }) => [name, value])),
          ),
        );
      // Each page has two forms with a trap field: its own form and the subscription in the footer.
      expect(traps).toEqual(
        [1, 2].map(() => ({
          name: 'subject',
          tabindex: '-1',
          autocomplete: 'off',
          'data-1p-ignore': 'true',
          'data-bwignore': 'true',
          'data-form-type': 'other',
          'data-lpignore': 'true',
          'data-protonpass-ignore': 'true',
        })),
      );
      expect(await page.getByRole('textbox', { name: 'Leave this empty' }).count()).toBe(0);
    }
  });
});
