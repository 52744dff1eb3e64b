import { describe, expect, it } from 'vitest';
import { courses } from '#content/catalogue/courses.ts';
import { offers } from '#content/offers/offers.ts';
import { resolveBeginnerQuestionLinks } from './resolve-beginner-question-links.ts';

describe.each(courses)('the first step for a beginner of $slug', (course) => {
  const answers = resolveBeginnerQuestionLinks(course).flatMap((point) => point.answers);
  const links = answers.flatMap(({ link }) => link ?? []);

  it('is a module with its number on the page, or another offer at its own address', () => {
    for (const { label, to } of links) {
      const number = Number(to.match(/^#module-(\d+)$/)?.[1]);
      const title = course.modules[number - 1]?.title;
      const offer = offers.find(({ path }) => path === to);
      expect(label).toBe(title === undefined ? offer?.title : `Module ${number}: ${title}`);
    }
  });

  it('differs between offers', () => {
    expect(new Set(links.map(({ to }) => to)).size).toBeGreaterThan(2);
  });
});
