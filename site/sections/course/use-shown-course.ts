import { useLocation } from 'react-router';
import type { Course } from '#content/schema.ts';
import { type CourseName, chooseCourse, type ShownCourse } from '#site/data/choose-course.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';

interface Sources {
  slug: string | undefined;
  familyCourses: readonly Course[];
  allCourses: readonly CourseName[];
}

/**
 * The course of a detail page. The browser keeps navigation state over a reload, but the file that was
 * sent knows only the path: until the script has taken over, the path alone decides.
 */
export function useShownCourse(sources: Sources): ShownCourse | null {
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  return chooseCourse({ ...sources, state: isHydrated ? state : null });
}
