/**
 * Converts a question about the terms (a refund, a late start, the guarantee, a change) to [name, value] pairs for a
 * form or an address. `readLearnerRequest` parses them.
 */
import type { LearnerRequest } from '../api/orders-api.ts';

export function encodeLearnerRequest(question: LearnerRequest): [name: string, value: string][] {
  switch (question.ask) {
    case 'refund':
      return [
        ['ask', question.ask],
        ['starts', question.startsOn ?? ''],
        ['lms', question.hadLmsAccess ? 'yes' : ''],
      ];
    case 'late start':
      return [
        ['ask', question.ask],
        ['starts', question.publishedStart],
        ['began', question.beganOn ?? ''],
      ];
    case 'guarantee':
      return [
        ['ask', question.ask],
        ['ends', question.endsOn],
        ['held', String(question.classesHeld)],
        ['attended', String(question.classesAttended)],
        ['projects', question.allProjectsCompleted ? 'yes' : ''],
        ['offer', question.hasJobOffer ? 'yes' : ''],
      ];
    case 'change':
      return [
        ['ask', question.ask],
        ['to', question.toOffer],
        ['starts', question.startsOn ?? ''],
        ['ends', question.endsOn],
        ['otherEnds', question.alternativeEndsOn],
      ];
    case 'move':
      return [
        ['ask', question.ask],
        ['starts', question.startsOn],
        ['newStart', question.newStart],
      ];
  }
}
