import type { ReactNode } from 'react';

type LabelledSelectProps = { name: string; label: string; value: string; children: ReactNode };

/** A select with its label. `name` is also the id, so it must occur only once in a page. */
export function LabelledSelect({ name, label, value, children }: LabelledSelectProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={value}>
        {children}
      </select>
    </div>
  );
}
