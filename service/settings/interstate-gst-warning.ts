/**
 * Warns that receipts show tax as if every buyer lives in the seller's State, because the forms do not ask where a
 * buyer lives.
 */

/** Returns a sentence if the seller is registered for GST, otherwise null. */
export function interstateGstWarning(gstin: string | null): string | null {
  if (gstin === null) return null;
  return 'gstin is set in content/provider.ts: receipts are tax invoices with CGST and SGST, which is right for buyers in your own State only. A buyer in another State needs an invoice with IGST, which is not made here: ask your accountant before you take payments.';
}
