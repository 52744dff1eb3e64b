import type { DeskEvent } from '#database/desk/desk-port.ts';

/** The numbers of the receipts that are kept after an enquiry was erased, from the event in its history. */
export function receiptNumbersOfErasureEvent({
  type,
  what,
}: Pick<DeskEvent, 'type' | 'what'>): string[] {
  if (type !== 'enquiry.erased' || !Array.isArray(what.receipts)) return [];
  return what.receipts.filter((number) => typeof number === 'string');
}
