import type { ReactNode } from 'react';
import type { TableName } from '#contract/tables.ts';
import { endpoint } from '#site/data/endpoint.ts';
import { FormGuard } from './form-guard.tsx';
import type { useRowForm } from './use-row-form.ts';

interface RowFormProps {
  table: TableName;
  form: ReturnType<typeof useRowForm>;
  /** The form shows its own sentences for empty fields instead of the browser's bubbles. */
  checksItself?: boolean;
  className?: string;
  children: ReactNode;
}

/** What the form is called: by words of its own, or by a heading that can change. */
type Named = { label: string; labelledBy?: never } | { label?: never; labelledBy: string };

/**
 * A form that also works without JavaScript: it is an ordinary form to the data service, which answers
 * with the page that says what happened. The browser's own check is switched off by script only, so a
 * visitor without one still has it.
 */
export function RowForm(props: RowFormProps & Named) {
  const { table, form, checksItself, className, label, labelledBy, children } = props;
  return (
    <form
      method="post"
      action={`${endpoint.url}/rest/v1/${table}`}
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
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
