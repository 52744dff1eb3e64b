import type { ReactNode } from 'react';

type ChoiceProps = { name: string; label: string; value: string; children: ReactNode };

/** One of a few, with its label. */
export function Choice({ name, label, value, children }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} defaultValue={value}>
        {children}
      </select>
    </div>
  );
}
