/** Pages used with the keyboard alone: the focus is visible, and is led to where a visitor continues. */
import { describe, expect, it } from 'vitest';
import { formFields } from '#contract/forms/form-fields.ts';
import { describeHiddenFocus, findTabFocusProblems } from '../support/find-tab-focus-problems.ts';
import { freshVisitors } from '../support/visitors.ts';

const visitors = freshVisitors({ reducedMotion: 'reduce' });
const open = (address: string, width = 1280) =>
  visitors.open(address, { viewport: { width, height: 800 } });

/** The focused element, by the name that a person would use. */
const focused = () =>
  visitors.page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '(nothing)';
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return (label ?? element.ariaLabel ?? element.textContent ?? '').trim();
  });

/**
 * Waits until the address has this fragment and the browser has moved its starting point for Tab there, which happens
 * when it paints.
 */
async function untilAt(fragment: string): Promise<void> {
  await visitors.page.waitForURL(`**/${fragment}`);
  await visitors.page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Presses Tab until the focused element has this name. */
async function tabTo(name: string | RegExp, limit = 90): Promise<void> {
  for (let press = 0; press < limit; press += 1) {
    await visitors.page.keyboard.press('Tab');
    const at = await focused();
    if (typeof name === 'string' ? at === name : name.test(at)) return;
  }
  throw new Error(`${limit} times Tab did not lead to ${name}.`);
}

const hiddenFocus = () => visitors.page.evaluate(describeHiddenFocus);

describe('the focus', () => {
  /** `tests/operations/visible-focus.test.ts` walks through one page of each kind. */
  it('is visible on every stop of a page with a form, from the first to the last', async () => {
    const { stops, problems } = await findTabFocusProblems(await open('/request-call', 360));
    expect(stops).toBeGreaterThan(10);
    expect(problems).toEqual([]);
  });

  it('is led past the header, through a carousel and a plan, and to the heading of the next page', async () => {
    const page = await open('/');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to the content');
    expect(await hiddenFocus()).toBe('');
    await page.keyboard.press('Enter');
    await untilAt('#main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('main'))).toBe(true);

    await tabTo(/scrolls sideways$/);
    const place = () => page.evaluate(() => document.activeElement?.scrollLeft ?? 0);
    expect(await place()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(place).toBeGreaterThan(30);

    // Coming Soon appears, disappears with a second press, and the focus stays on its button.
    await tabTo('Start Learning: Super X');
    await page.keyboard.press('Enter');
    const notice = page.getByText('Coming Soon').locator('visible=true');
    await notice.waitFor();
    await page.keyboard.press('Enter');
    await notice.waitFor({ state: 'hidden' });
    await expect.poll(focused).toBe('Start Learning: Super X');

    const track = page.locator('#testimonials .carousel-track');
    await tabTo('Next: Testimonials');
    await page.keyboard.press('Enter');
    await expect.poll(() => track.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
    expect(await focused()).toBe('Next: Testimonials');
    expect(await hiddenFocus()).toBe('');

    const card = page.getByRole('link', { name: 'View More: Full Stack Web Development' });
    await card.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/fullstack');
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
    expect(await hiddenFocus()).toBe('');
  });
});

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
