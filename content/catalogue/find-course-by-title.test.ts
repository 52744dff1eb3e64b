import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { courses } from './courses.ts';
import { findCourseByTitle } from './find-course-by-title.ts';

const named = (title: string) => findCourseByTitle(title, courses)?.slug ?? null;

describe('a title names a course', () => {
  it.each(courses.map(({ title, slug }) => [title, slug]))(
    'by being its title: %s',
    (title, slug) => {
      expect(named(title)).toBe(slug);
      expect(named(`  ${title.toUpperCase()} `)).toBe(slug);
      expect(named(title.replaceAll(' ', '-'))).toBe(slug);
    },
  );

  /** Phrases with the course they must find; those of a course that the owner has removed are left out. */
  const phrases = [
    ['mern', 'mern-stack'],
    ['MEAN', 'mean-stack'],
    ['Lamp workshop, four days', 'lamp-stack'],
    ['Android with Java', 'java-xml-android'],
    ['React Native for Android', 'react-native'],
    ['Flutter for Android and iPhone', 'flutter'],
    ['HR and Marketing', 'hr-marketing'],
    ['PowerBI dashboards', 'power-bi'],
    ['SolidWorks/Creo/Inventor', 'solidworks-creo-inventor'],
    ['SolidWorks', 'solidworks-creo-inventor'],
    ['AutoCAD (Civil)', 'autocad-civil'],
    ['Embedded C', 'c-embedded'],
    ['Introduction to ML', 'machine-learning'],
    ['Agentic AI and GenAI', 'agentic-ai-genai'],
    ['Mathematics and Statistics for AI', 'maths-statistics-ai'],
    ['Mathematics for Machine Learning', 'maths-statistics-ai'],
  ] as const;
  const sold = new Set(courses.map(({ slug }) => slug));

  it.each(phrases.filter(([, slug]) => sold.has(slug)))(
    'by a word or phrase in it: %s',
    (title, slug) => {
      expect(named(title)).toBe(slug);
    },
  );
});

describe('a title names no course', () => {
  it.each([
    ['JavaScript'],
    ['Advanced Java'],
    ['XML'],
    ['HTML'],
    ['HTML and CSS'],
    ['React'],
    ['Email Marketing'],
    ['Digital Marketing'],
    ['Chair design'],
    ['AI'],
    ['C++ Programming'],
    ['C#'],
    ['AutoCAD'],
    ['Mechanical and Civil'],
    ['Pottery for beginners'],
    ['Native React'],
    ['Meaning and Lampshades'],
    ['constructor'],
    [''],
    ['   '],
    ['&'],
    ['—'],
  ])('when it only looks like one: "%s"', (title) => {
    expect(named(title)).toBeNull();
  });

  it.each([
    ['MERN and MEAN'],
    ['React Native or Flutter'],
    ['AutoCAD Civil and AutoCAD Mechanical'],
  ])('when it names two: %s', (title) => {
    expect(named(title)).toBeNull();
  });

  it('when words on both sides of another match would have to be joined', () => {
    const pair = [
      { slug: 'a', title: 'A', keywords: ['inner'] },
      { slug: 'b', title: 'B', keywords: ['o r'] },
    ];
    expect(findCourseByTitle('o inner r', pair)?.slug).toBe('a');
  });
});

describe('every keyword', () => {
  const all = courses.flatMap(({ slug, keywords }) =>
    keywords.map((word) => [word, slug] as const),
  );

  it.each(all)('%s names only its own course', (word, slug) => {
    expect(named(word)).toBe(slug);
  });

  it.each(all)('%s occurs in no other course’s title', (word, slug) => {
    const self = [{ slug, title: '', keywords: [word] }];
    const others = courses.filter((course) => course.slug !== slug);
    expect(others.filter(({ title }) => findCourseByTitle(title, self))).toEqual([]);
  });
});

it('brings neither the courses nor the schema into the browser', () => {
  const source = readFileSync(new URL('./find-course-by-title.ts', import.meta.url), 'utf8');
  expect(source).not.toMatch(/^import /m);
});
