/** The placeholder in an empty field is fully readable on the narrowest screen. */
import { expect, it } from 'vitest';
import { oneVisitorOnSharedSite } from '../support/visitors.ts';

const visitor = oneVisitorOnSharedSite({ viewport: { width: 320, height: 640 } });

/** Runs inside the page: a placeholder is laid out like a value, so each one is set as a value and measured. */
function cutHints(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[placeholder]');
  return [...fields].flatMap((field) => {
    if (!field.checkVisibility()) return [];
    const hint = field.placeholder;
    field.value = hint;
    const isCut =
      field.scrollWidth > field.clientWidth + 1 || field.scrollHeight > field.clientHeight + 1;
    field.value = '';
    return isCut ? [hint] : [];
  });
}

it.each([
  '/',
  '/request-call',
  '/enroll-form',
  '/short-term',
  '/Miranaya-skill-program',
  '/intermediate-programs',
  '/super-program',
])('every hint of %s is readable', async (address) => {
  const page = await visitor.open(address);
  expect(await page.evaluate(cutHints)).toEqual([]);
});
