/**
 * The mark "Sample" of a section, with a link to the explanation. A section loses the mark when all its entries have
 * `isSample: false`.
 */
import { howWeTeachPath } from '../offers/page-words/how-we-teach-path.ts';

export const sampleLabelLink = {
  word: 'Sample',
  to: `${howWeTeachPath}#samples`,
} as const;
