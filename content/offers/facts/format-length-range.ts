import { formatLength, type Length, lengthInDays } from '../length.ts';

/** The shortest and the longest of some lengths. Throws for an empty list. */
export function findShortestAndLongest(lengths: readonly Length[]): {
  shortest: Length;
  longest: Length;
} {
  const sorted = [...lengths].sort((a, b) => lengthInDays(a) - lengthInDays(b));
  const [shortest, longest] = [sorted[0], sorted.at(-1)];
  if (!shortest || !longest) throw new Error('There is no length of no offers.');
  return { shortest, longest };
}

/** Formats "6 months", or "10 to 18 weeks" where lengths differ. All must have the same unit. */
export function formatLengthRange(lengths: readonly Length[]): string {
  const { shortest, longest } = findShortestAndLongest(lengths);
  return shortest.count === longest.count
    ? formatLength(longest)
    : `${shortest.count} to ${formatLength(longest)}`;
}
