import { encodeShownFee, shownFeeNames } from '#contract/forms/shown-fee.ts';
import { dataServiceSettings } from '#site/data/build-settings.ts';

interface ShownFeeFieldProps {
  /** `offer` is the slug of the chosen offer, `batch` the id of the chosen start; '' if none is chosen. */
  offer: string;
  batch: string;
  /** The fee as the form shows it. */
  fee: string;
}

/**
 * A hidden field with the fee that the visitor sees. If the fee has changed since the page was opened, the service can
 * say so before anything is paid. Another data service would refuse the field, so then it is left out.
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

/** The same fee as a request header, for a row that a script sends. No header if the form has no hidden field. */
export function makeShownFeeHeader(form: HTMLFormElement): Record<string, string> {
  const value = new FormData(form).get(shownFeeNames.field);
  return typeof value === 'string' ? { [shownFeeNames.header]: encodeURIComponent(value) } : {};
}
