/**
 * The bar with fee and next step at the bottom of long pages about offers, on a phone: it covers nothing, and is not on
 * paper. `tests/e2e/offer-pages.test.ts` tests when it is shown.
 */
import { expect, it } from 'vitest';
import { longCourse, scrollPageTo } from '../support/long-course-page.ts';
import { openNewVisitorForEachTestOnSharedSite } from '../support/visitors.ts';

/** Pages that keep such a bar, each with a text inside a fold that is closed at first. */
const longPages = [
  [longCourse.path, longCourse.foldedTopic],
  ['/super-program', 'Lifetime LMS access'],
  ['/Miranaya-skill-program', 'Ask at least 1 week before the start'],
] as const;

const { read } = openNewVisitorForEachTestOnSharedSite({
  viewport: { width: 360, height: 740 },
  reducedMotion: 'reduce',
});

it.each(longPages)(
  'the bar with fee and next step covers nothing on %s, and is not on paper',
  async (path, folded) => {
    const page = await read(path);
    await page.evaluate(() => document.fonts.ready);
    await scrollPageTo(page, 0.5 * (await page.evaluate(() => document.body.scrollHeight)));
    const overlaps = await page.evaluate(() => {
      const chat = document.querySelector('.chat-button')?.getBoundingClientRect();
      return [...document.querySelectorAll('.offer-bar')].filter((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return chat && bottom > chat.top && top < chat.bottom && top > innerHeight - 120;
      }).length;
    });
    expect(overlaps).toBe(0);

    await scrollPageTo(page, 1_000_000);
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('main a, main summary, footer a, footer button, footer input')]
        .filter((element) => !element.closest('.offer-bar') && element.checkVisibility())
        .flatMap((element) => {
          const box = element.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          const over = document.elementFromPoint(x, y)?.closest('.offer-bar, .chat-button');
          return over ? [`${element.textContent} is under ${over.className}`] : [];
        }),
    );
    expect(covered).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    await page.getByText(folded).first().waitFor();
    const stillFolded = await page.locator('main .fold').evaluateAll((folds) =>
      folds
        .filter((fold) => fold.checkVisibility())
        .flatMap((fold) => {
          // Empty elements are hidden. The last visible element of a fold shows whether its content is visible.
          const last = [...fold.children].findLast(
            (child) => child.localName !== 'summary' && child.checkVisibility(),
          );
          return last && last.getBoundingClientRect().height > 0 ? [] : [fold.textContent];
        }),
    );
    expect(stillFolded).toEqual([]);
    expect(await page.locator('.offer-bar').first().isVisible()).toBe(false);
  },
);
