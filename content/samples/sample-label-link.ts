/**
 * The mark beside samples, with a link to the explanation. It disappears when the last entry of a section has
 * `isSample: false`.
 */
import { howWeTeachPath } from '../offers/page-words/how-we-teach-path.ts';

export const sampleLabelLink = {
  word: 'Sample',
  to: `${howWeTeachPath}#samples`,
} as const;
