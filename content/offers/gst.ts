/** What is said about GST beside a fee: nothing until the provider is registered, and then that it is inside. */
const gstPercent = 18;

export function gstSentence(gstin: string | null): string | null {
  return gstin === null ? null : `The fee includes ${gstPercent}% GST. GSTIN ${gstin}.`;
}
