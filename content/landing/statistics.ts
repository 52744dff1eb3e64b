import { mergePublishedEntries } from '../merge-published-entries.ts';
import { publishedFacts } from '../published-facts-at-render.ts';
import type { Statistic } from '../schema.ts';

/**
 * The three figures below the first screen of the landing page, with what each counts. A figure that staff publish
 * replaces the figure here. A figure is a sample until records prove it; then the owner sets `isSample: false`.
 */
export const defaultStatistics = [
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

/** The key under which the desk and published facts store a figure. It is made from the label: `happy-students`. */
export const statisticKeyOf = ({ label }: Pick<Statistic, 'label'>) =>
  label.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export const statistics: Statistic[] = mergePublishedEntries<Statistic, Statistic>(
  defaultStatistics,
  publishedFacts.entries?.statistics,
  statisticKeyOf,
  (entry, fields) => ({ ...entry, ...fields }),
);
