/**
 * The word that stands beside what is invented, and the one place that explains it. It goes by itself once the
 * owner has set the last entry of a section to real (`isSample: false`).
 */
import { howWeTeachPath } from '../offers/how-we-teach-path.ts';

export const sampleMark = {
  word: 'Sample',
  to: `${howWeTeachPath}#samples`,
} as const;
