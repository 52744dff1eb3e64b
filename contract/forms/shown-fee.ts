/**
 * The fee that the enrolment form showed; it is sent with the form. If the page was opened before the fee changed, it
 * shows the old fee. With this value, the service notices that and can state the new fee before anything is paid
 * (`service/pages/make-fee-changed-page.ts`).
 *
 * The value is not a column, because a plain PostgREST would refuse an unknown column. A form without JavaScript sends
 * it as a field, and a script sends it in a header.
 */
export const shownFeeNames = { field: 'shown_fee', header: 'shown-fee' } as const;

/**
 * Returns the value that a form sends: the fee as it was shown ("₹3,999"), and the offer and the batch for which it was
 * shown. `offer` or `batch` is '' if none is chosen.
 */
export const encodeShownFee = (offer: string, batch: string, fee: string): string =>
  [offer, batch, fee].join(' ');

/**
 * Returns the fee as text if it was shown for this offer and this batch; otherwise null. The fee may have been shown
 * for another batch, because without JavaScript the form can't update the fee when the visitor chooses a batch.
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
