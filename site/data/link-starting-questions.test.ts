import { describe, expect, it } from 'vitest';
import { courses } from '#content/catalogue/courses.ts';
import { offers } from '#content/offers/offers.ts';
import { linkStartingQuestions } from './link-starting-questions.ts';

describe.each(courses)('where a beginner of $slug begins', (course) => {
  const answers = linkStartingQuestions(course).flatMap((point) => point.answers);
  const links = answers.flatMap(({ link }) => link ?? []);

  it('is a module that the page numbers so, or another offer at its own address', () => {
    for (const { label, to } of links) {
      const number = Number(to.match(/^#module-(\d+)$/)?.[1]);
      const title = course.modules[number - 1]?.title;
      const offer = offers.find(({ path }) => path === to);
      expect(label).toBe(title === undefined ? offer?.title : `Module ${number}: ${title}`);
    }
  });

  it('is not the same for everybody', () => {
    expect(new Set(links.map(({ to }) => to)).size).toBeGreaterThan(2);
  });
});
