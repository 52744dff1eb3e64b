import { formatLength, type Length, lengthInDays } from './length.ts';

/** The shortest and the longest. Throws when there are none. */
export function extremeLengths(lengths: readonly Length[]): { shortest: Length; longest: Length } {
  const sorted = [...lengths].sort((a, b) => lengthInDays(a) - lengthInDays(b));
  const [shortest, longest] = [sorted[0], sorted.at(-1)];
  if (!shortest || !longest) throw new Error('There is no length of no offers.');
  return { shortest, longest };
}

/** "6 months", or "10 to 18 weeks" where they differ; lengths of one unit only. */
export function formatLengths(lengths: readonly Length[]): string {
  const { shortest, longest } = extremeLengths(lengths);
  return shortest.count === longest.count
    ? formatLength(longest)
    : `${shortest.count} to ${formatLength(longest)}`;
}
