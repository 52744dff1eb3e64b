import type { DeskEvent } from '#database/desk/desk-port.ts';

/** The numbers of the receipts that stayed when an enquiry was erased, from the event in its history. */
export function keptReceiptNumbers({ type, what }: Pick<DeskEvent, 'type' | 'what'>): string[] {
  if (type !== 'enquiry.erased' || !Array.isArray(what.receipts)) return [];
  return what.receipts.filter((number) => typeof number === 'string');
}
