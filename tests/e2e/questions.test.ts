/**
 * The page of questions: each answer by its address, with and without a script, and the structured data for search
 * engines.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { questions, questionsPath } from '#content/questions/questions.ts';
import { freshVisitorsOnSharedSite } from '../support/visitors.ts';

const visitors = freshVisitorsOnSharedSite({ viewport: { width: 390, height: 800 } });
// No test here waits for React, because a visitor who only reads never loads it.
const { read } = visitors;

/** Question and answer as the page shows them, without the Hindi text and the links below them. */
const shown = (page: Page) =>
  page.locator('.questions article').evaluateAll((articles) =>
    articles.map((article) => ({
      id: article.id,
      question: article.querySelector('h3')?.textContent,
      answer: [...article.querySelectorAll('p:not([lang]):not(.actions)')].map(
        ({ textContent }) => textContent,
      ),
    })),
  );

describe.each([
  ['with scripts', true],
  ['without scripts', false],
])('%s', (_, javaScriptEnabled) => {
  it('shows every question with its answer, open to be read', async () => {
    const page = await read(questionsPath, { javaScriptEnabled });
    expect(await shown(page)).toEqual(
      questions.map(({ id, question, answer }) => ({ id, question, answer: [...answer] })),
    );
    const paragraphs = page.locator('.questions article p');
    for (const paragraph of await paragraphs.all()) {
      expect(await paragraph.isVisible(), await paragraph.innerText()).toBe(true);
    }
  });

  it.each(questions)('scrolls $id into view by its address', async ({ id, question }) => {
    const page = await read(`${questionsPath}#${id}`, { javaScriptEnabled });
    const heading = page.getByRole('heading', { name: question, exact: true });
    const header = await page.locator('header').first().boundingBox();
    // The last questions can't be scrolled to the top of the window, so any position below the header and inside
    // the window counts.
    await expect
      .poll(async () => {
        const box = await heading.boundingBox();
        return box !== null && box.y >= (header?.height ?? 0) - 1 && box.y + box.height <= 800;
      })
      .toBe(true);
  });
});

it('gives search engines the same questions and answers that it shows', async () => {
  const page = await read(questionsPath);
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const told = scripts
    .map((text) => JSON.parse(text))
    .flatMap((data) => data['@graph'] ?? [data])
    .find((data) => data['@type'] === 'FAQPage');
  const asTold = (await shown(page)).map(({ id, question, answer }) => ({
    name: question,
    place: `${questionsPath}#${id}`,
    text: answer.join('\n'),
  }));
  expect(
    told.mainEntity.map(
      (entry: { name: string; url: string; acceptedAnswer: { text: string } }) => ({
        name: entry.name,
        place: entry.url.replace(/^https?:\/\/[^/]+/, ''),
        text: entry.acceptedAnswer.text,
      }),
    ),
  ).toEqual(asTold);
});

it('links from its answers to places that exist', async () => {
  const page = await read(questionsPath, { javaScriptEnabled: false });
  const targets = await page
    .locator('.questions article a, .undecided a, .question-places a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(targets.length).toBeGreaterThan(questions.filter(({ links }) => links).length);
  for (const target of new Set(targets)) {
    const response = await page.request.get(target);
    expect(response.status(), target).toBe(200);
    const place = new URL(target).hash.slice(1);
    if (place) expect(await response.text(), target).toContain(`id="${place}"`);
  }
});
