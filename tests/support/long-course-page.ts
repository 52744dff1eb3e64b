import type { Page } from 'playwright-core';

/** A long page of a course, and a topic inside one of its folds, which are closed at first. */
export const longCourse = {
  path: '/fullstack-details/mern-stack',
  foldedTopic: 'Files, folders and commands in the terminal',
};

/** Scrolls to this position, and waits until the page has reacted to it. */
export const scrollPageTo = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, top);
