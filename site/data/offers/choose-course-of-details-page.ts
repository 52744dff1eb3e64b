/**
 * Chooses the course that a detail page shows: the one in the navigation state, otherwise the one in the path,
 * otherwise none.
 */
import { findCourseByTitle } from '#content/catalogue/find-course-by-title.ts';
import type { Course } from '#content/schema.ts';
import { brochurePathOf, coverPathOf, prospectusPath } from './cover-and-brochure-paths.ts';

/** The fields of a course by which `findCourseByTitle` recognises it. */
export type MatchableCourse = Pick<Course, 'slug' | 'title' | 'keywords'>;

export interface DetailsPageCourse {
  title: string;
  /** Path of the picture, from the navigation state or from the course; null when neither has one. */
  image: string | null;
  tag: string | null;
  text: string | null;
  /**
   * The course of this family that has the title, whose topics the page lists. Null if the family has no such course;
   * the page then lists no topics.
   */
  course: Course | null;
  brochure: string;
}

interface Sources {
  /**
   * The navigation state. It may contain anything: the browser keeps it over a reload, so an earlier version of the
   * site may have written it.
   */
  state: unknown;
  /** The slug in the last part of the address; undefined if the address has none. */
  slug: string | undefined;
  /** The courses of the page's family. */
  familyCourses: readonly Course[];
  /**
   * The courses of all families, because the title may belong to another family's course, whose brochure is then
   * offered.
   */
  allCourses: readonly MatchableCourse[];
}

export function chooseCourseOfDetailsPage({
  state,
  slug,
  familyCourses,
  allCourses,
}: Sources): DetailsPageCourse | null {
  const fromState = readState(state);
  if (fromState) {
    const course = findCourseByTitle(fromState.title, familyCourses) ?? null;
    const anyFamilyCourse = findCourseByTitle(fromState.title, allCourses);
    return {
      title: fromState.title,
      image: fromState.image ?? (course && coverPathOf(course.slug)),
      tag: fromState.tag ?? course?.tag ?? null,
      text: fromState.text ?? course?.text ?? null,
      course,
      brochure: anyFamilyCourse ? brochurePathOf(anyFamilyCourse.slug) : prospectusPath,
    };
  }
  const course = familyCourses.find((candidate) => candidate.slug === slug);
  if (!course) return null;
  const { title, tag, text } = course;
  return {
    title,
    image: coverPathOf(course.slug),
    tag,
    text,
    course,
    brochure: brochurePathOf(course.slug),
  };
}

/** The course in the navigation state; null if the state names none. All other fields of the state may be missing. */
function readState(state: unknown) {
  if (typeof state !== 'object' || state === null) return null;
  const text = (key: string) => {
    const value: unknown = Reflect.get(state, key);
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
  };
  const title = text('title');
  if (!title) return null;
  return { title, image: text('image'), tag: text('tag'), text: text('text') };
}
