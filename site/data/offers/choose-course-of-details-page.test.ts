import { describe, expect, it } from 'vitest';
import { courses } from '#content/catalogue/courses.ts';
import { families } from '#content/catalogue/families.ts';
import { chooseCourseOfDetailsPage } from './choose-course-of-details-page.ts';

const prospectus = '/assets/brochures/miranaya-prospectus.pdf';

function choose(familySlug: string, state: unknown, slug?: string) {
  return chooseCourseOfDetailsPage({
    state,
    slug,
    familyCourses: courses.filter(({ family }) => family === familySlug),
    allCourses: courses,
  });
}

describe('the course that a detail page shows', () => {
  it('is first the one that the linking page handed over, then the one of the path', () => {
    const state = { title: 'MEAN Stack', image: '/covers/x.svg', tag: 'A tag', text: 'A text.' };
    const shown = choose('fullstack', state, 'mern-stack');
    expect(shown).toMatchObject(state);
    expect(shown?.course?.slug).toBe('mean-stack');
    expect(shown?.brochure).toBe('/assets/brochures/mean-stack.pdf');
  });

  it('is the course in the path when nothing was handed over', () => {
    const shown = choose('fullstack', null, 'lamp-stack');
    expect(shown?.course?.slug).toBe('lamp-stack');
    expect(shown?.title).toBe(shown?.course?.title);
    expect(shown?.image).toBe('/covers/lamp-stack.svg');
  });

  it('fills missing parts of the state from the course that its title names', () => {
    const shown = choose('ai-ml', { title: 'Machine Learning' });
    expect(shown?.image).toBe('/covers/machine-learning.svg');
    expect(shown?.text).toBe(shown?.course?.text);
    expect(choose('ai-ml', { title: ' Machine Learning\n', tag: ' ', text: '' })).toEqual(shown);
  });

  it.each([
    [null],
    [undefined],
    [{}],
    [{ title: '' }],
    [{ title: '  ' }],
    [{ title: 7 }],
    ['MERN'],
  ])('is empty for the state %j and no course in the path', (state) => {
    expect(choose('ai-ml', state)).toBeNull();
  });

  it('is empty for a path that names no course of the family', () => {
    expect(choose('fullstack', null, 'machine-learning')).toBeNull();
    expect(choose('fullstack', null, 'nothing')).toBeNull();
  });

  it.each(['Underwater basket weaving', 'JavaScript', 'Email Marketing'])(
    'is the general prospectus without topics for the unknown title %j',
    (title) => {
      for (const { slug } of families) {
        expect(choose(slug, { title })).toMatchObject({
          title,
          course: null,
          brochure: prospectus,
        });
      }
    },
  );

  it('is not found by the ML inside XML or the Java inside JavaScript', () => {
    expect(choose('ai-ml', { title: 'Java and XML for Android' })?.course).toBeNull();
    expect(choose('android', { title: 'Java and XML for Android' })?.course?.slug).toBe(
      'java-xml-android',
    );
    expect(choose('android', { title: 'JavaScript' })?.course).toBeNull();
  });

  it('has the brochure of a course that another family teaches, but not its topics', () => {
    const title = courses.find(({ family }) => family === 'business-marketing')?.title;
    const shown = choose('fullstack', { title });
    expect(shown?.course).toBeNull();
    expect(shown?.brochure).toMatch(/^\/assets\/brochures\/(?!miranaya)/);
  });

  it('is found for every course by its own title, in its own family', () => {
    for (const course of courses) {
      const shown = choose(course.family, { title: course.title });
      expect(shown?.course?.slug).toBe(course.slug);
      expect(shown?.brochure).toBe(`/assets/brochures/${course.slug}.pdf`);
    }
  });
});
