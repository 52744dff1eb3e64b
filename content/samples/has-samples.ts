/** Whether one of these entries is invented, so that what shows them says so. */
export function hasSamples(entries: readonly { isSample: boolean }[]): boolean {
  return entries.some(({ isSample }) => isSample);
}
