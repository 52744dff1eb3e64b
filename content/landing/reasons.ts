import type { Reason } from '../schema.ts';
import { supportHoursText } from '../support-hours-text.ts';

/** The five reasons to learn with us, in the order of the carousel. */
export const reasons = [
  {
    icon: 'practice',
    title: 'Fast practical learning',
    desc: 'You write code, draw or analyse from the first class. Each week ends with something that works, and each course ends with a project.',
    colour: 'marigold',
  },
  {
    icon: 'expert',
    title: 'Expert-led courses',
    desc: 'Mentors teach what they use in their own work, review what you make, and tell you plainly what to improve.',
    colour: 'leaf',
  },
  {
    icon: 'trust',
    title: 'Trust and transparency',
    desc: 'The price of every course, program and workshop, durations, syllabuses and refund rules are on this site for you to read before you pay anything.',
    colour: 'sky',
  },
  {
    icon: 'support',
    title: '24/7 learner support',
    desc: `Ask at any hour in the learner group or by email. Calls are answered from ${supportHoursText}, Indian time.`,
    colour: 'kumkum',
  },
  {
    icon: 'tools',
    title: 'In-house software tools',
    desc: 'Coding quizzes, a circuit sandbox and other practice tools of our own, opened for you in class. They run in the browser, so there is nothing to install.',
    colour: 'ink',
  },
] satisfies Reason[];
