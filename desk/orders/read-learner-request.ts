/** Parses a learner's request, from an address or from a sent form. */
import { isCalendarDate } from '#domain/dates/calendar-date.ts';
import type { LearnerRequest } from '../api-types/orders-api.ts';

type ParsedLearnerRequest =
  | { at: 'none' }
  | { at: 'asked'; request: LearnerRequest }
  /** `sentence` says what is missing. */
  | { at: 'incomplete'; sentence: string };

export function readLearnerRequest(given: URLSearchParams | FormData): ParsedLearnerRequest {
  const day = (name: string): string | null => {
    const text = String(given.get(name) ?? '');
    return isCalendarDate(text) ? text : null;
  };
  const count = (name: string): number | null => {
    const text = String(given.get(name) ?? '');
    return /^\d{1,4}$/.test(text) ? Number(text) : null;
  };
  const asked = (request: LearnerRequest): ParsedLearnerRequest => ({ at: 'asked', request });
  const missing = (what: string): ParsedLearnerRequest => ({
    at: 'incomplete',
    sentence: `Please choose ${what}; the answer turns on it.`,
  });
  const starts = day('starts');
  switch (given.get('ask')) {
    case 'refund':
      return asked({ ask: 'refund', startsOn: starts, hadLmsAccess: given.get('lms') === 'yes' });
    case 'late start':
      return starts === null
        ? missing('the start that was published')
        : asked({ ask: 'late start', publishedStart: starts, beganOn: day('began') });
    case 'guarantee': {
      const endsOn = day('ends');
      if (endsOn === null) return missing('when the program ends');
      const [classesHeld, classesAttended] = [count('held'), count('attended')];
      if (classesHeld === null || classesAttended === null || classesAttended > classesHeld)
        return missing('how many classes were held, and how many of them the learner attended');
      return asked({
        ask: 'guarantee',
        endsOn,
        classesHeld,
        classesAttended,
        allProjectsCompleted: given.get('projects') === 'yes',
        hasJobOffer: given.get('offer') === 'yes',
      });
    }
    case 'change': {
      const [endsOn, alternativeEndsOn] = [day('ends'), day('otherEnds')];
      const toOffer = String(given.get('to') ?? '');
      if (toOffer === '') return missing('the other course');
      if (endsOn === null) return missing('when this course ends');
      if (alternativeEndsOn === null) return missing('when the other course ends');
      return asked({ ask: 'change', toOffer, startsOn: starts, endsOn, alternativeEndsOn });
    }
    case 'move': {
      const newStart = day('newStart');
      if (starts === null) return missing('when the course starts');
      if (newStart === null) return missing('when it shall start');
      return asked({ ask: 'move', startsOn: starts, newStart });
    }
    default:
      return { at: 'none' };
  }
}
