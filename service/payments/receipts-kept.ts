import type { DeskEvent } from '#database/desk/desk-port.ts';

/** The numbers of receipts that stayed when an enquiry was erased, as its entry in the history names them. */
export function receiptsKept({ type, what }: Pick<DeskEvent, 'type' | 'what'>): string[] {
  if (type !== 'enquiry.erased' || !Array.isArray(what.receipts)) return [];
  return what.receipts.filter((number) => typeof number === 'string');
}
