import type { RequestCallWords } from '../schema.ts';
import { supportHoursText } from '../support-hours-text.ts';

/** Words beside the request-a-call form, on the landing page and on `/request-call`. */
export const requestCallWords = {
  headline: 'Get a free demo',
  intro:
    'Tell us what you would like to learn. We call you back, answer your questions and arrange a free demo class. You decide afterwards.',
  points: [
    {
      title: 'Certified courses',
      text: 'A certificate for each course, program or workshop that you complete; for a course it names your project.',
    },
    {
      title: 'Professional mentors',
      text: 'People who work in the field teach you and review your work.',
    },
    {
      title: '24/7 support',
      text: `Write at any hour. Calls are answered from ${supportHoursText}, Indian time.`,
    },
    {
      title: 'Fair prices',
      text: 'Every course, program and workshop has its price printed beside it. You see it before anyone calls you.',
    },
  ],
} satisfies RequestCallWords;
