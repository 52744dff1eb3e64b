/** Whether at least one entry is a sample, so that its section shows the mark "Sample". */
export function containsSampleEntry(entries: readonly { isSample: boolean }[]): boolean {
  return entries.some(({ isSample }) => isSample);
}
