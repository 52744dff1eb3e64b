/** Whether one of these entries is a sample. Their section then says so. */
export function hasSamples(entries: readonly { isSample: boolean }[]): boolean {
  return entries.some(({ isSample }) => isSample);
}
