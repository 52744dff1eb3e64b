/**
 * The menu and the forms used with the keyboard alone: the focus is visible, and is led to where a visitor continues.
 * `tests/operations/keyboard-on-the-landing-page.test.ts` has the landing page, and
 * `tests/operations/visible-focus.test.ts` every stop of one page of each kind.
 */
import { describe, expect, it } from 'vitest';
import { formFields } from '#contract/forms/form-fields.ts';
import { keyboardOn } from '../support/keyboard.ts';
import { openNewVisitorForEachTest } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTest({ reducedMotion: 'reduce' });
const open = (address: string, width = 1280) =>
  visitors.open(address, { viewport: { width, height: 800 } });

const { focused, hiddenFocus, tabTo, untilAt } = keyboardOn(() => visitors.page);

describe('the menu of a phone', () => {
  it('opens, is used with Tab and closes again, with the focus where it was', async () => {
    const page = await open('/', 360);
    await tabTo('Menu', 5);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('All courses');
    await tabTo('Programs', 5);
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Short-term workshops');
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('Programs');
    expect(await page.getByRole('link', { name: 'Short-term workshops' }).isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('Menu');
    expect(await page.getByRole('link', { name: 'Benefits' }).isVisible()).toBe(false);

    // An entry is chosen: the menu closes, and the focus moves to its target.
    await page.keyboard.press('Enter');
    await tabTo('Benefits', 8);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.main-nav').isVisible()).toBe(false);
    await untilAt('#benefits');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('#benefits'))).toBe(true);
  });
});

describe('the forms', () => {
  it('move the focus to the wrong field, with its sentence, and then to the thanks', async () => {
    const page = await open('/request-call', 360);
    const { keyboard } = page;
    await tabTo('Name');
    await keyboard.type('Meera P.');
    await keyboard.press('Tab');
    await keyboard.type('meera@example.com');
    await keyboard.press('Tab');
    await keyboard.type('12');
    await keyboard.press('Tab');
    await keyboard.type('Short');
    await keyboard.press('Tab');
    await keyboard.type('After six in the evening.');
    await tabTo('Request a call', Object.keys(formFields.request_a_call).length);
    await keyboard.press('Enter');

    await expect.poll(focused).toBe('Phone');
    expect(await hiddenFocus()).toBe('');
    const sentence = await page.evaluate(() => {
      const field = document.activeElement;
      const described = field?.getAttribute('aria-describedby') ?? '';
      return [field?.getAttribute('aria-invalid'), document.getElementById(described)?.textContent];
    });
    expect(sentence).toEqual(['true', expect.stringMatching(/phone number/)]);

    await keyboard.press('ControlOrMeta+A');
    await keyboard.type('98765 43210');
    await keyboard.press('Enter');
    await page.getByText('Thank you!').waitFor();
    await expect.poll(focused).toMatch(/^Thank you!/);
    expect(await hiddenFocus()).toBe('');
  });

  it('keep the focus in reach when a field is missing or the form was sent', async () => {
    const page = await open('/enroll-form');
    await page.getByRole('button', { name: /^Pay/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('All fields are required').waitFor();
    await expect.poll(focused).toBe('Name');

    const email = page.getByRole('contentinfo').getByLabel('Email');
    await email.focus();
    await page.keyboard.type('meera@example.com');
    await page.keyboard.press('Enter');
    await page.getByText('Subscribed successfully!').waitFor();
    await expect.poll(focused).toBe('Email');
  });
});
