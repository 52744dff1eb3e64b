/**
 * A person notices nothing of the field by which the forms recognise scripts.
 * `tests/operations/form-guard-with-late-scripts.test.ts` and `tests/operations/forms-after-reload-and-back.test.ts`
 * have the age of the page that the forms tell the spam check.
 */
import { describe, expect, it } from 'vitest';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

const visitors = openNewVisitorForEachTestOnSharedSite();
const { open } = visitors;

describe('a page', () => {
  it('tells password managers to ignore the hidden field, and hides it from visitors', async () => {
    await visitors.come({ javaScriptEnabled: false, reducedMotion: 'reduce' });
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
