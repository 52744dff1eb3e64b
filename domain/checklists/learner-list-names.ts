/**
 * The lists of learners at the desk. `due`: a step is due today or earlier. `open`: at least one step is not done. `not
 * signed in`: the course starts today or has started, and the learner has not signed in to the learning platform.
 * `complete`: all steps are done.
 */
export const learnerListNames = ['due', 'open', 'not signed in', 'complete'] as const;
export type LearnerListName = (typeof learnerListNames)[number];
