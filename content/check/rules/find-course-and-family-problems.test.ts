import { expect, it } from 'vitest';
import {
  entryAt,
  findProblemsInChangedSample,
} from '../../../tests/support/find-problems-in-changed-sample.ts';

it('a family that misspells the slug of a course', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.families, 0).courses[0] = 'mern-stak';
  });
  expect(said).toEqual([
    'content/catalogue/families.ts, entry 1 (Full Stack): names the course "mern-stak", which there is not; did you mean "mern-stack"?',
  ]);
});

it('a family that names a course twice', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.families, 2).courses.push('c-embedded');
  });
  expect(said).toEqual([
    'content/catalogue/families.ts, entry 3 (Electronics): names the course "c-embedded" twice.',
  ]);
});

it('a family whose page is misspelt', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.families, 1).detailsPath = '/andriod-details';
  });
  expect(said).toEqual([
    'content/catalogue/families.ts, entry 2 (Android & IOS): has the page "/andriod-details", which content/page-meta-by-path.ts does not know; did you mean "/android-details"?',
  ]);
});

it('a course that no family lists', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.families, 1).courses.pop();
  });
  expect(said).toEqual([
    'content/catalogue/courses/flutter.ts, Flutter: stands in no family, so no page shows it; add "flutter" to the courses of "android" in content/catalogue/families.ts.',
  ]);
});

it('a course that two families list', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.families, 2).courses.push('flutter');
  });
  expect(said).toEqual([
    'content/catalogue/courses/flutter.ts, Flutter: stands in two families, "android" and "embedded"; take it out of one in content/catalogue/families.ts.',
  ]);
});

it('a course whose family is misspelt', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.courses, 0).family = 'full-stack';
  });
  expect(said).toEqual([
    'content/catalogue/courses/mern-stack.ts, MERN Stack: family is "full-stack", which there is not; did you mean "fullstack"?',
  ]);
});

it('a course that names another family than the one that lists it', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.courses, 0).family = 'android';
  });
  expect(said).toEqual([
    'content/catalogue/courses/mern-stack.ts, MERN Stack: family is "android", but content/catalogue/families.ts lists it under "fullstack".',
  ]);
});

it('a course file that no list names', () => {
  const said = findProblemsInChangedSample(({ courseFiles }) => {
    courseFiles.push('python.ts');
  });
  expect(said).toEqual([
    'content/catalogue/courses/python.ts: no course in the list of content/catalogue/courses.ts has the slug "python", by which this file is named; add it to the list, or make file name and slug agree.',
  ]);
});

it('a course whose slug is no longer the name of its file', () => {
  const said = findProblemsInChangedSample(({ content }) => {
    entryAt(content.courses, 4).slug = 'flutter-and-dart';
    entryAt(content.families, 1).courses[1] = 'flutter-and-dart';
  });
  expect(said).toEqual([
    'content/catalogue/courses/flutter.ts: no course in the list of content/catalogue/courses.ts has the slug "flutter", by which this file is named; add it to the list, or make file name and slug agree.',
    'content/catalogue/courses.ts, the course "flutter-and-dart": there is no file content/catalogue/courses/flutter-and-dart.ts; a course stands in a file with the name of its slug.',
  ]);
});
