import type { ReactNode } from 'react';
import type { TableName } from '#contract/tables.ts';
import { endpoint } from '#site/data/endpoint.ts';
import { FormGuard } from './form-guard.tsx';
import type { useRowForm } from './use-row-form.ts';

type RowFormProps = {
  table: TableName;
  form: ReturnType<typeof useRowForm>;
  /** The form shows its own sentences for empty fields instead of the browser's bubbles. */
  checksItself?: boolean;
  className?: string;
  children: ReactNode;
} & ({ 'aria-label': string } | { 'aria-labelledby': string });

/**
 * A form that also works without JavaScript: it is an ordinary form to the data service, which answers
 * with the page that says what happened. The browser's own check is switched off by script only, so a
 * visitor without one still has it.
 */
export function RowForm({ table, form, checksItself, children, ...named }: RowFormProps) {
  return (
    <form
      {...named}
      method="post"
      action={`${endpoint.url}/rest/v1/${table}`}
      aria-busy={form.state.at === 'saving'}
      ref={(element) => {
        if (element && checksItself) element.noValidate = true;
      }}
      onSubmit={form.onSubmit}
      onFocus={form.prepare}
    >
      <FormGuard />
      {children}
    </form>
  );
}
