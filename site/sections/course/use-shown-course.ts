import { useLocation } from 'react-router';
import type { Course } from '#content/schema.ts';
import { chooseCourse, type MatchableCourse, type ShownCourse } from '#site/data/choose-course.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';

interface Sources {
  slug: string | undefined;
  familyCourses: readonly Course[];
  allCourses: readonly MatchableCourse[];
}

/**
 * The course of a detail page. The browser keeps navigation state over a reload, but the file was built for the
 * path alone. So only the path counts until hydration; after it, the state counts.
 */
export function useShownCourse(sources: Sources): ShownCourse | null {
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  return chooseCourse({ ...sources, state: isHydrated ? state : null });
}
