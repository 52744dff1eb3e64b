/**
 * Converts a learner's request, such as a refund or a change of course, to [name, value] pairs for a form or an
 * address. `readLearnerRequest` parses these pairs.
 */
import type { LearnerRequest } from '../api-types/orders-api.ts';

export function encodeLearnerRequest(request: LearnerRequest): [name: string, value: string][] {
  switch (request.ask) {
    case 'refund':
      return [
        ['ask', request.ask],
        ['starts', request.startsOn ?? ''],
        ['lms', request.hadLmsAccess ? 'yes' : ''],
      ];
    case 'late start':
      return [
        ['ask', request.ask],
        ['starts', request.publishedStart],
        ['began', request.beganOn ?? ''],
      ];
    case 'guarantee':
      return [
        ['ask', request.ask],
        ['ends', request.endsOn],
        ['held', String(request.classesHeld)],
        ['attended', String(request.classesAttended)],
        ['projects', request.allProjectsCompleted ? 'yes' : ''],
        ['offer', request.hasJobOffer ? 'yes' : ''],
      ];
    case 'change':
      return [
        ['ask', request.ask],
        ['to', request.toOffer],
        ['starts', request.startsOn ?? ''],
        ['ends', request.endsOn],
        ['otherEnds', request.alternativeEndsOn],
      ];
    case 'move':
      return [
        ['ask', request.ask],
        ['starts', request.startsOn],
        ['newStart', request.newStart],
      ];
  }
}
