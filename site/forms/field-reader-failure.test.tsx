// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { connectionSentences } from '#contract/forms/form-sentences.ts';
import { type MountedComponent, mountComponent } from '../../tests/support/mount-component.tsx';
import { type ReadFields, useVisitorForm } from './use-visitor-form.ts';
import { VisitorForm } from './visitor-form.tsx';

/** Loads the module that reads the fields, or fails to. */
let reader: () => Promise<{ read: ReadFields }>;

function Form() {
  const form = useVisitorForm({
    table: 'email_subscriptions',
    loadReader: () => reader(),
    failureMessage: ({ message }) => message,
  });
  return (
    <VisitorForm table="email_subscriptions" form={form} aria-label="Join">
      <button type="submit" disabled={form.state.at === 'saving'}>
        Join
      </button>
      {form.state.at === 'failed' && <p role="alert">{form.state.message}</p>}
    </VisitorForm>
  );
}

let page: MountedComponent;
beforeEach(async () => {
  page = await mountComponent(<Form />);
});

describe('a form whose fields cannot be read', () => {
  it('is ready for another press after the error', async () => {
    reader = async () => ({
      read: () => {
        throw new TypeError('URL.parse is not a function');
      },
    });
    await page.send();
    expect([page.alert(), page.button().disabled]).toEqual([
      connectionSentences.unreachable,
      false,
    ]);
  });
});
