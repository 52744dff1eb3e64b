import { type Ref, useId } from 'react';
import { enrolmentFieldsByColumn } from '#contract/forms/form-fields.ts';
import { renderSelectOptionsHtml } from '#contract/text/render-select-options-html.ts';

interface StartFieldProps {
  /** The starts of the chosen offer; empty where the start is arranged on a call. */
  starts: readonly { id: string; label: string }[];
  selectRef: Ref<HTMLSelectElement>;
  onChoose: () => void;
}

/**
 * The select for the start of the chosen offer. Without JavaScript, the service fills it for the offer in the address.
 * The styles hide the field when the offer has no starts to choose from.
 */
export function StartField({ starts, selectRef, onChoose }: StartFieldProps) {
  const id = useId();
  const { label, placeholder = '' } = enrolmentFieldsByColumn.batch;
  return (
    <div className="field enrol-start">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name="batch"
        ref={selectRef}
        onChange={onChoose}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the labels are escaped
        dangerouslySetInnerHTML={{ __html: renderSelectOptionsHtml(placeholder, starts) }}
      />
    </div>
  );
}
