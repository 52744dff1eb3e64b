import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { questions, questionsPath } from '#content/questions/questions.ts';
import type { Visitors } from './visitors.ts';

/** Reads each question and its answer as the page shows them, without the Hindi text and the links below them. */
const readShownAnswers = (page: Page) =>
  page.locator('.questions article').evaluateAll((articles) =>
    articles.map((article) => ({
      id: article.id,
      question: article.querySelector('h3')?.textContent,
      answer: [...article.querySelectorAll('p:not([lang]):not(.actions)')].map(
        ({ textContent }) => textContent,
      ),
    })),
  );

/** Checks that every answer of the page of questions is open, and in view at its address. */
export async function expectOpenAnswers(
  visitors: Visitors,
  javaScriptEnabled: boolean,
): Promise<void> {
  // Nothing waits for React, because a visitor who only reads never loads it.
  const last = questions.at(-1)?.id;
  const page = await visitors.read(`${questionsPath}#${last}`, {
    viewport: { width: 390, height: 800 },
    reducedMotion: 'reduce',
    javaScriptEnabled,
  });
  expect(await readShownAnswers(page)).toEqual(
    questions.map(({ id, question, answer }) => ({ id, question, answer: [...answer] })),
  );
  const hidden = await page
    .locator('.questions article p')
    .evaluateAll((paragraphs) =>
      paragraphs
        .filter(
          (one) => one.clientHeight === 0 || !one.checkVisibility({ visibilityProperty: true }),
        )
        .map(({ textContent }) => textContent),
    );
  expect(hidden).toEqual([]);

  const header = (await page.locator('header').first().boundingBox())?.height ?? 0;
  // The last questions can't be scrolled to the top of the window, so any position below the header and inside the
  // window counts.
  const isInView = (id: string) =>
    page.evaluate(
      ([place, above]) => {
        const box = document.querySelector(`[id="${place}"] h3`)?.getBoundingClientRect();
        return box !== undefined && box.top >= above - 1 && box.bottom <= innerHeight;
      },
      [id, header] as const,
    );
  await expect.poll(() => isInView(last ?? '')).toBe(true);
  for (const { id } of questions) {
    await page.evaluate((place) => {
      location.hash = place;
    }, id);
    await expect.poll(() => isInView(id), { message: id }).toBe(true);
  }
}
