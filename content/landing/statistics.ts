import type { Statistic } from '../schema.ts';

/** The three figures beside the hero. */
export const statistics = [
  { value: '12,345+', label: 'happy students' },
  { value: '500+', label: 'batches done' },
  { value: '10,000+', label: 'certificates issued' },
] satisfies Statistic[];
