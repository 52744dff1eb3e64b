import { useLocation } from 'react-router';
import type { Course } from '#content/schema.ts';
import {
  chooseCourseOfDetailsPage,
  type DetailsPageCourse,
  type MatchableCourse,
} from '#site/data/offers/choose-course-of-details-page.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';

interface Sources {
  slug: string | undefined;
  familyCourses: readonly Course[];
  allCourses: readonly MatchableCourse[];
}

/**
 * The course that a detail page shows. During hydration it is the course of the path, because the built file has no
 * other. Afterwards, a course in the navigation state (from the link that the visitor followed) has priority.
 */
export function useShownCourse(sources: Sources): DetailsPageCourse | null {
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  return chooseCourseOfDetailsPage({ ...sources, state: isHydrated ? state : null });
}
