import { encodeShownFee, shownFeeNames } from '#contract/forms/shown-fee.ts';
import { dataServiceSettings } from '#site/data/build-settings.ts';

interface ShownFeeFieldProps {
  /** The slug of the chosen offer, and the id of the chosen batch; '' for none. */
  offer: string;
  batch: string;
  /** The fee as the form shows it. */
  fee: string;
}

/**
 * A hidden field with the fee that the form shows, which the form sends along. Only our own service reads it; another
 * data service would refuse it.
 */
export function ShownFeeField({ offer, batch, fee }: ShownFeeFieldProps) {
  if (dataServiceSettings.url !== '') return null;
  return (
    <input
      type="hidden"
      name={shownFeeNames.field}
      value={encodeShownFee(offer, batch, fee)}
      suppressHydrationWarning
    />
  );
}

/**
 * The request header with the fee that the form shows, for a row that a script sends instead of the form. Without the
 * hidden field there is no header.
 */
export function shownFeeHeader(form: HTMLFormElement): Record<string, string> {
  const value = new FormData(form).get(shownFeeNames.field);
  return typeof value === 'string' ? { [shownFeeNames.header]: encodeURIComponent(value) } : {};
}
