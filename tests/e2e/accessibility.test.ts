/**
 * Accessibility of the landing page and of a form after a visitor has opened or changed a part of the page; only that
 * part is checked. `pages-as-they-open.test.ts` tests whole pages as they open, and
 * `tests/operations/accessibility-states.test.ts` more states of pages.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { resize } from '../support/browser.ts';
import { findAccessibilityProblems } from '../support/find-accessibility-problems.ts';
import { findLowContrast } from '../support/find-low-contrast.ts';
import { oneVisitor } from '../support/visitors.ts';

const wide = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

const visitor = oneVisitor({ reducedMotion: 'reduce' });

/** A page that is ready for the visitor, in light colours and a wide window unless the test says otherwise. */
async function open(address: string, size = wide): Promise<Page> {
  const page = await visitor.open(address);
  await page.emulateMedia({ colorScheme: 'light' });
  await resize(page, size);
  return page;
}

describe('axe finds nothing', () => {
  it('in an open dropdown, when a plan answers Coming Soon, and in the open menu of a phone', async () => {
    const page = await open('/');
    await page.getByLabel('Start Learning: Skill X').click();
    await page.getByText('Coming Soon').first().waitFor();
    await page.locator('summary', { hasText: 'Webinars' }).click();
    expect(await findAccessibilityProblems(page, 'everything', '.benefits, .site-header')).toEqual(
      [],
    );
    await resize(page, phone);
    await page.getByText('Menu', { exact: true }).click();
    await page.locator('summary', { hasText: 'Programs' }).click();
    expect(await findAccessibilityProblems(page, 'everything', '.site-header')).toEqual([]);
  });

  it('when a call request is refused, and when it is confirmed', async () => {
    const page = await open('/request-call', phone);
    const form = page.getByRole('form', { name: 'Request a call' });
    const problems = () => findAccessibilityProblems(page, 'everything', 'main');
    await form.getByLabel('Name').fill('Meera P.');
    await form.getByLabel('Email').fill('meera@example.com');
    await form.getByLabel('Phone').fill('12');
    await form.getByLabel('Program').selectOption({ index: 1 });
    await form.getByRole('button').click();
    await form.locator('[aria-invalid=true]').waitFor();
    expect(await problems()).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await page.evaluate(findLowContrast)).toEqual([]);

    await form.getByLabel('Phone').fill('98765 43210');
    await form.getByRole('button').click();
    await page.getByText('Thank you!').waitFor();
    expect(await problems()).toEqual([]);
  });
});
