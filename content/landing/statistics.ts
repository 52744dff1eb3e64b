import type { Statistic } from '../schema.ts';

/** The three figures beside the hero, each with what it counts: the owner must be able to show it. */
export const statistics = [
  {
    value: '12,345+',
    label: 'happy students',
    meaning: 'All who took part in a class, by our own count.',
  },
  {
    value: '500+',
    label: 'batches done',
    meaning: 'Groups taught from start to end.',
  },
  {
    value: '10,000+',
    label: 'certificates issued',
    meaning: 'Of all kinds below. Not everyone receives one.',
  },
] satisfies Statistic[];
