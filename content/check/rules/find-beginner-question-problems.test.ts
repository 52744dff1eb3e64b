import { describe, expect, it } from 'vitest';
import {
  entryAt,
  findProblemsInChangedSample,
} from '../../../tests/support/find-problems-in-changed-sample.ts';

const answersOf = (
  course: Parameters<Parameters<typeof findProblemsInChangedSample>[0]>[0]['content'],
) => entryAt(entryAt(course.courses, 0).beginnerQuestions, 0).answers;

describe('an answer that tells a beginner where to begin', () => {
  it('names a module that the course has', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(answersOf(content), 0).module = 'Part a of MERN Stak';
    });
    expect(said).toEqual([
      'content/catalogue/courses/mern-stack.ts, MERN Stack: beginnerQuestions 1, answers 1, module is "Part a of MERN Stak", which is no module of this course; did you mean "Part a of MERN Stack"?',
    ]);
  });

  it('names an offer that exists and is another one', () => {
    const sentence = (slug: string) =>
      `content/catalogue/courses/mern-stack.ts, MERN Stack: beginnerQuestions 1, answers 2, offer is "${slug}", which is no other offer`;
    for (const slug of ['python-basic', 'mern-stack']) {
      const said = findProblemsInChangedSample(({ content }) => {
        entryAt(answersOf(content), 1).offer = slug;
      });
      expect(said).toEqual([expect.stringContaining(sentence(slug))]);
    }
  });

  it('does not name both a module and an offer', () => {
    const said = findProblemsInChangedSample(({ content }) => {
      entryAt(answersOf(content), 0).offer = 'python-basics';
    });
    expect(said).toEqual([
      expect.stringContaining('leads to a module and to an offer; keep one of them'),
    ]);
  });
});
