import { type Ref, useId } from 'react';

interface OfferGroup {
  title: string;
  offers: readonly { slug: string; label: string }[];
}

interface OfferFieldProps {
  label: string;
  /** Label of the empty choice. */
  none: string;
  groups: readonly OfferGroup[];
  selectRef: Ref<HTMLSelectElement>;
  onChoose: () => void;
}

/**
 * The select with all offers, grouped by kind. It is uncontrolled, so that a choice that the browser restores after
 * Back or a reload stays.
 */
export function OfferField({ label, none, groups, selectRef, onChoose }: OfferFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name="offer" defaultValue="" ref={selectRef} onChange={onChoose}>
        <option value="">{none}</option>
        {groups.map(({ title, offers }) => (
          <optgroup key={title} label={title}>
            {offers.map((offer) => (
              <option key={offer.slug} value={offer.slug}>
                {offer.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
