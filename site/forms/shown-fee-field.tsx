import { shownFee, shownFeeValue } from '#contract/shown-fee.ts';
import { dataService } from '#site/data/build-settings.ts';

interface ShownFeeFieldProps {
  /** The slug of the chosen offer, and the id of the chosen batch; '' for none. */
  offer: string;
  batch: string;
  /** The fee as the form shows it. */
  fee: string;
}

/** Sends the fee that the form shows along with it. Another data service than ours would refuse it. */
export function ShownFeeField({ offer, batch, fee }: ShownFeeFieldProps) {
  if (dataService.url !== '') return null;
  return (
    <input
      type="hidden"
      name={shownFee.field}
      value={shownFeeValue(offer, batch, fee)}
      suppressHydrationWarning
    />
  );
}

/** The header with the fee of the form, for a row that a script sends. */
export function shownFeeHeader(form: HTMLFormElement): Record<string, string> {
  const value = new FormData(form).get(shownFee.field);
  return typeof value === 'string' ? { [shownFee.header]: encodeURIComponent(value) } : {};
}
