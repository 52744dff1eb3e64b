const gstPercent = 18;

/** The sentence beside a fee that says that GST is included; null until the provider has a GSTIN. */
export function formatGstSentence(gstin: string | null): string | null {
  return gstin === null ? null : `The fee includes ${gstPercent}% GST. GSTIN ${gstin}.`;
}
