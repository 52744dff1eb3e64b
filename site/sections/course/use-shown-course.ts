import { useLocation } from 'react-router';
import type { Course } from '#content/schema.ts';
import {
  chooseDetailsPageCourse,
  type DetailsPageCourse,
  type MatchableCourse,
} from '#site/data/offers/choose-details-page-course.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';

interface Sources {
  slug: string | undefined;
  familyCourses: readonly Course[];
  allCourses: readonly MatchableCourse[];
}

/**
 * The course that a detail page shows. Until hydration it is the one that the path names, because the built file knows
 * only the path. Afterwards the navigation state has priority, which the browser keeps even over a reload.
 */
export function useShownCourse(sources: Sources): DetailsPageCourse | null {
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  return chooseDetailsPageCourse({ ...sources, state: isHydrated ? state : null });
}
