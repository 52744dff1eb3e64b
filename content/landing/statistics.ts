import type { Statistic } from '../schema.ts';

/** The three figures beside the hero, each with what it counts: the owner must be able to show it. */
export const statistics = [
  {
    value: '12,345+',
    label: 'happy students',
    meaning: 'Everyone who finished a course, program or workshop with us, by our own count.',
  },
  {
    value: '500+',
    label: 'batches done',
    meaning: 'Groups that went through a workshop, course or program from start to end.',
  },
  {
    value: '10,000+',
    label: 'certificates issued',
    meaning: 'Of all kinds shown below, each with a number of its own.',
  },
] satisfies Statistic[];
