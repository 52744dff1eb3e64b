import { describe, expect, it } from 'vitest';
import { courseSchema, familySchema } from '#content/schema.ts';
import { courses } from './courses.ts';
import { families } from './families.ts';

const routeOrder = [
  'fullstack',
  'android',
  'business-marketing',
  'mechanical-civil',
  'embedded',
  'ai-ml',
];

/** Collects every text of an entry, at any depth. */
const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(texts)
      : [];

describe.each(courses.map((course) => [course.slug, course] as const))(
  'the course %s',
  (_, course) => {
    it('is complete and keeps to every length', () => {
      expect(courseSchema.safeParse(course).error?.issues ?? []).toEqual([]);
    });

    it('names no topic and no module twice', () => {
      const topics = course.modules.flatMap((module) => module.topics);
      expect(new Set(topics).size).toBe(topics.length);
      expect(new Set(course.modules.map(({ title }) => title)).size).toBe(course.modules.length);
    });

    it('has outcomes that complete "Afterwards you can …"', () => {
      for (const { outcome } of course.modules) expect(outcome).toMatch(/^[a-z].*[^.]$/);
    });

    it('uses typographic apostrophes, no exclamation marks and no double blanks', () => {
      for (const text of texts(course)) expect(text).not.toMatch(/['"!]| {2}/);
    });
  },
);

it('no two courses share a slug, a title, a card text or a project', () => {
  for (const pick of [
    courses.map(({ slug }) => slug),
    courses.map(({ title }) => title),
    courses.map(({ text }) => text),
    courses.map(({ project }) => project.title),
  ]) {
    expect(new Set(pick).size).toBe(courses.length);
  }
});

it('no two courses teach the same module', () => {
  const outcomes = courses.flatMap(({ modules }) => modules.map(({ outcome }) => outcome));
  expect(new Set(outcomes).size).toBe(outcomes.length);
  const topics = courses.map(({ modules }) => new Set(modules.flatMap((module) => module.topics)));
  for (const [i, mine] of topics.entries()) {
    for (const theirs of topics.slice(i + 1)) {
      expect([...mine].filter((topic) => theirs.has(topic)).length).toBeLessThanOrEqual(3);
    }
  }
});

describe('the families', () => {
  it.each(families.map((family) => [family.slug, family] as const))(
    '%s is complete',
    (_, family) => {
      expect(familySchema.safeParse(family).error?.issues ?? []).toEqual([]);
    },
  );

  it('list every course once, each in its own family', () => {
    const held = families.flatMap(({ slug, courses }) => courses.map((course) => [course, slug]));
    expect(held.toSorted()).toEqual(courses.map(({ slug, family }) => [slug, family]).toSorted());
  });

  it('give the courses the order of the route table', () => {
    const expected = routeOrder.flatMap(
      (slug) => families.find((family) => family.slug === slug)?.courses ?? [],
    );
    expect(courses.map(({ slug }) => slug)).toEqual(expected);
  });

  it('link their landing cards as the specification gives it, one of them relative', () => {
    expect(families.map(({ card }) => [card.title, card.link, card.tag])).toEqual([
      ['Full Stack Web Development', '/fullstack', '3+ COURSES INSIDE'],
      ['Android & IOS Development', '/androiddevelopment', '3+ COURSES INSIDE'],
      ['Business & Marketing', '/businessmarketing', '3+ COURSES INSIDE'],
      ['Electrical and Electronics', '/embeddeddesign', '3+ COURSES INSIDE'],
      ['ML & AI', 'aimlpage', '3+ COURSES INSIDE'],
      ['Mechanical and Civil', '/mechanical-civil', '3+ COURSES INSIDE'],
    ]);
  });
});
