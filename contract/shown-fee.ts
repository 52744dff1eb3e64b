/**
 * The fee that the enrolment form showed, sent along with the form. A page that was opened before the fee changed shows
 * the old one; with this value the service can say the new fee before anything is paid
 * (`service/pages/fee-changed-page.ts`). It is not a column: a form without JavaScript sends it as a field, a script in
 * a header, because a plain PostgREST would refuse an unknown column.
 */
export const shownFeeNames = { field: 'shown_fee', header: 'shown-fee' } as const;

/** The value for a form that shows a fee as text ("₹3,999"), for an offer and one of its batches; '' for none. */
export const shownFeeValue = (offer: string, batch: string, fee: string): string =>
  [offer, batch, fee].join(' ');

/**
 * The fee as text, if it was shown for this offer and this batch. Null otherwise: without JavaScript, the form can't
 * follow a choice that is made in it.
 */
export function readShownFee(
  value: unknown,
  row: { offer?: string | null | undefined; batch?: string | null | undefined },
): string | null {
  if (typeof value !== 'string') return null;
  const [offer, batch, fee, ...further] = value.split(' ');
  const isOfRow = offer === (row.offer ?? '') && batch === (row.batch ?? '');
  return isOfRow && fee && further.length === 0 ? fee : null;
}
