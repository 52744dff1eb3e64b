import { useLocation } from 'react-router';
import type { Course } from '#content/schema.ts';
import {
  chooseDetailsPageCourse,
  type DetailsPageCourse,
  type MatchableCourse,
} from '#site/data/choose-details-page-course.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';

interface Sources {
  slug: string | undefined;
  familyCourses: readonly Course[];
  allCourses: readonly MatchableCourse[];
}

/**
 * The course of a detail page, which the path and the navigation state can name. Until hydration only the path counts,
 * because the built file knows only the path. Afterwards the navigation state counts, which the browser keeps even over
 * a reload.
 */
export function useShownCourse(sources: Sources): DetailsPageCourse | null {
  const { state } = useLocation();
  const isHydrated = useIsHydrated();
  return chooseDetailsPageCourse({ ...sources, state: isHydrated ? state : null });
}
