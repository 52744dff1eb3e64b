import type { ReactNode } from 'react';
import type { TableName } from '#contract/rows/visitor-tables.ts';
import { dataServiceSettings } from '#site/data/build-settings.ts';
import { FormGuardFields } from './fields/form-guard-fields.tsx';
import { keepTypedTextOnNavigation } from './keep-typed-text-on-navigation.ts';
import type { useVisitorForm } from './use-visitor-form.ts';

type VisitorFormProps = {
  table: TableName;
  form: ReturnType<typeof useVisitorForm>;
  /** Whether the form shows its own messages for empty fields instead of the browser's. */
  checksItself?: boolean;
  className?: string;
  children: ReactNode;
} & ({ 'aria-label': string } | { 'aria-labelledby': string });

/**
 * A form that also works without JavaScript: it then posts to the data service, which answers with a page that says
 * what happened. With `checksItself`, a script switches the browser's own validation off, so that it stays on for
 * visitors without JavaScript.
 */
export function VisitorForm({ table, form, checksItself, children, ...named }: VisitorFormProps) {
  return (
    <form
      {...named}
      method="post"
      action={`${dataServiceSettings.url}/rest/v1/${table}`}
      aria-busy={form.state.at === 'saving'}
      ref={(element) => {
        if (element === null) return undefined;
        if (checksItself) element.noValidate = true;
        return keepTypedTextOnNavigation(element);
      }}
      onSubmit={form.onSubmit}
      onFocus={form.prepare}
    >
      <FormGuardFields />
      {children}
    </form>
  );
}
