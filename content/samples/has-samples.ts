/** Whether one of these entries is a sample, so that its section says so. */
export function hasSamples(entries: readonly { isSample: boolean }[]): boolean {
  return entries.some(({ isSample }) => isSample);
}
