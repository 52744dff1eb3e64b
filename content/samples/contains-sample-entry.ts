/** Whether at least one of these entries is a sample; their section is then marked as holding samples. */
export function containsSampleEntry(entries: readonly { isSample: boolean }[]): boolean {
  return entries.some(({ isSample }) => isSample);
}
