/** Formats a range of months: { from: 1, to: 2 } as "1–2 months"; equal numbers as "2 months" or "1 month". */
export function formatDurationInMonths({ from, to }: { from: number; to: number }): string {
  const range = from === to ? `${from}` : `${from}–${to}`;
  return `${range} ${to === 1 ? 'month' : 'months'}`;
}
