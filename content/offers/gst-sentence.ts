/** The sentence about GST beside a fee: none until the provider is registered, then that GST is included. */
const gstPercent = 18;

export function gstSentence(gstin: string | null): string | null {
  return gstin === null ? null : `The fee includes ${gstPercent}% GST. GSTIN ${gstin}.`;
}
