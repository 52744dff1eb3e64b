import type { DeskEvent } from '#domain/desk-event.ts';

/**
 * Reads an event of an enquiry's history. If the enquiry was erased, returns the numbers of the receipts that are kept.
 */
export function receiptNumbersOfErasureEvent({
  type,
  what,
}: Pick<DeskEvent, 'type' | 'what'>): string[] {
  if (type !== 'enquiry.erased' || !Array.isArray(what.receipts)) return [];
  return what.receipts.filter((number) => typeof number === 'string');
}
