import type { Statistic } from '../schema.ts';

/**
 * The three figures beside the hero, each with what it counts. Sample, figure by figure: the owner sets
 * `isSample: false` for one that the records show.
 */
export const statistics = [
  {
    value: '12,345+',
    label: 'happy students',
    meaning: 'All who took part in a class.',
    isSample: true,
  },
  {
    value: '500+',
    label: 'batches done',
    meaning: 'Groups taught to the end.',
    isSample: true,
  },
  {
    value: '10,000+',
    label: 'certificates issued',
    meaning: 'Of all kinds below. Not everyone receives one.',
    isSample: true,
  },
] satisfies Statistic[];
